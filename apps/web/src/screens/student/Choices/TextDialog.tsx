import { Button, Dialog, Form, Stack, TextField } from '@seatwise/ui';
import { useState } from 'react';
import { dialogs as copy } from '../../../content/choices.ts';

/** What a dialog asks for, and what becomes of the answer. */
export interface TextQuestion {
  readonly title: string;
  readonly label: string;
  readonly initial: string;
  readonly confirm?: string;
  readonly maxLength?: number;
  readonly inputMode?: 'numeric';
  /** What is wrong with the text; undefined where it may be taken. */
  readonly errorOf?: (value: string) => string | undefined;
  readonly onConfirm: (value: string) => unknown;
}

interface TextDialogProps extends TextQuestion {
  /** The failure of the last try. */
  readonly failure: string | undefined;
  readonly loading: boolean;
  readonly onClose: () => void;
}

/** A dialog that asks for one text. */
export const TextDialog = ({
  title,
  initial,
  confirm = copy.save,
  errorOf,
  failure,
  loading,
  onConfirm,
  onClose,
  ...field
}: TextDialogProps) => {
  const [value, setValue] = useState(initial);
  const [isTried, setTried] = useState(false);
  const error = errorOf?.(value);
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form
        onSubmit={() => {
          setTried(true);
          if (error === undefined) onConfirm(value.trim());
        }}
      >
        <Stack>
          <TextField
            {...field}
            value={value}
            onChange={(change) => setValue(change.value)}
            error={isTried ? (error ?? failure) : failure}
            required={errorOf !== undefined}
          />
          <Button type="submit" wide loading={loading}>
            {confirm}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
};
