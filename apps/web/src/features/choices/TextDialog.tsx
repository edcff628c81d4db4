import { Button, Dialog, Form, Notice, Stack, TextArea, TextField } from '@seatwise/ui';
import { useState } from 'react';
import { dialogs as copy } from '../../content/choices.ts';
import { useFormDraft } from '../../hooks/useFormDraft.ts';
import { useRequest } from './useRequest.ts';

/** The question of a dialog, and what happens with the answer. */
export interface TextQuestion {
  readonly title: string;
  readonly description?: string;
  readonly label: string;
  /** @default '' */
  readonly initial?: string;
  /** The label of the button. @default Save */
  readonly confirm?: string;
  readonly maxLength?: number;
  readonly inputMode?: 'numeric';
  /** Whether the text has several lines. @default false */
  readonly isLong?: boolean;
  /** The error in the text; undefined if the text is valid. */
  readonly errorOf?: (value: string) => string | undefined;
  /** The name under which a half-written text outlives the dialog. */
  readonly draft?: string;
  /** Shown if `onConfirm` fails without a message from the server. */
  readonly failed?: string;
  readonly onConfirm: (value: string) => unknown;
}

interface TextDialogProps extends TextQuestion {
  readonly onClose: () => void;
}

/** A dialog that asks for one text, and closes when the text is accepted. */
export const TextDialog = ({
  title,
  description,
  initial = '',
  confirm = copy.save,
  isLong = false,
  errorOf,
  draft,
  failed,
  onConfirm,
  onClose,
  ...field
}: TextDialogProps) => {
  const kept = useFormDraft(draft ?? '', { value: initial });
  const [value, setValue] = useState(kept.start.value);
  const [isTried, setTried] = useState(false);
  const { isBusy, failure, run } = useRequest(failed);
  const error = errorOf?.(value);
  const submit = async (): Promise<void> => {
    setTried(true);
    if (error !== undefined || !(await run(() => onConfirm(value.trim())))) return;
    if (draft !== undefined) kept.drop();
    onClose();
  };
  const change = (typed: string): void => {
    setValue(typed);
    if (draft !== undefined) kept.keep({ value: typed });
  };
  const Field = isLong ? TextArea : TextField;
  return (
    <Dialog open title={title} {...(description && { description })} onClose={onClose}>
      <Form onSubmit={() => void submit()}>
        <Stack>
          <Field
            {...field}
            value={value}
            onChange={({ value: typed }) => change(typed)}
            error={isTried ? error : undefined}
            required={errorOf !== undefined}
          />
          {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
          <Button type="submit" wide loading={isBusy}>
            {confirm}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
};
