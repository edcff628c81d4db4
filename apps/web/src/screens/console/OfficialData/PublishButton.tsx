import { isPart } from '@seatwise/api-client/contract/constants/data';
import { checkAgainRequest, isOutdated, reasonProblem } from '@seatwise/flows/official-data';
import type { DataImport } from '@seatwise/flows/official-data';
import {
  AlertDialog,
  Button,
  Dialog,
  Form,
  Stack,
  Text,
  TextArea,
  useForm,
  useNumberFormatter,
} from '@seatwise/ui';
import { useId, useState } from 'react';
import { content } from '../../../content/officialData.ts';
import type { Result } from './CheckResult.tsx';
import { entriesOf } from './Differences.tsx';
import { listText } from './listText.ts';
import type { ImportFlow } from './useDataImport.ts';

const { part: copy, publishing } = content;

interface PublishButtonProps {
  readonly flow: ImportFlow;
  readonly data: DataImport;
  readonly result: Result;
}

/** The effect of publishing: the entries that students will see, and those they replace. */
const effectOf = ({ details }: DataImport, result: Result): string => {
  const { changed, gone, same } = result.difference;
  const list = details ? listText(details) : '';
  return [
    publishing.message(list, entriesOf(result)),
    changed + gone + same > 0 ? publishing.replaces(changed, gone) : publishing.nothing,
  ].join(' ');
};

interface PartDialogProps extends PublishButtonProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for the reason to publish a list that is only a part. */
const PartDialog = ({ flow: { send }, data, result, open, onClose }: PartDialogProps) => {
  const id = useId();
  const number = useNumberFormatter();
  const form = useForm({
    initial: { reason: '' },
    problemsOf: ({ reason }) => {
      const problem = reasonProblem(reason);
      return problem === undefined ? {} : { reason: problem };
    },
    errorTitle: content.source.errorTitle,
  });
  return (
    <Dialog
      open={open}
      title={copy.title}
      description={`${copy.hint(number.format(result.used), number.format(result.rows))} ${copy.rest[data.kind === 'dates' ? 'dates' : 'others']}`}
      onClose={onClose}
    >
      <Form
        {...form.form(({ reason }, isValid) => {
          if (!isValid) return;
          onClose();
          send({ type: 'publish.requested', reason: reason.trim() });
        })}
      >
        <Stack>
          <TextArea
            {...form.text('reason')}
            label={copy.reason}
            hint={copy.reasonHint}
            required
            rows={3}
            maxLength={500}
          />
          <Text id={id} size="small" tone="muted">
            {effectOf(data, result)}
          </Text>
          <Button type="submit" describedBy={id}>
            {copy.publish}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
};

/** Publishes the checked list after a confirmation; if decisions were made since the check, offers a new check. */
export const PublishButton = ({ flow, data, result }: PublishButtonProps) => {
  const { state, send } = flow;
  const number = useNumberFormatter();
  const [isAsking, setAsking] = useState(false);
  const { used } = result;
  if (isOutdated(data))
    return (
      <Button onPress={() => send({ type: 'check.requested', request: checkAgainRequest(data) })}>
        {content.checkAgain}
      </Button>
    );
  const isWhole = !isPart(result);
  const publish = content.publishWith(number.format(entriesOf(result)));
  const close = (): void => setAsking(false);
  return (
    <>
      <Button
        disabled={used === 0}
        loading={state.matches('publishing')}
        onPress={() => setAsking(true)}
      >
        {used > 0 && !isWhole && copy.button}
        {used > 0 && isWhole && publish}
        {used === 0 && content.publish}
      </Button>
      <AlertDialog
        open={isAsking && isWhole}
        title={publishing.title}
        message={effectOf(data, result)}
        confirmLabel={publish}
        cancelLabel={content.question.cancel}
        onConfirm={() => {
          close();
          send({ type: 'publish.requested' });
        }}
        onCancel={close}
      />
      <PartDialog
        flow={flow}
        data={data}
        result={result}
        open={isAsking && !isWhole}
        onClose={close}
      />
    </>
  );
};
