import { ApiError, type AnswerOf } from '@seatwise/api-client';
import { sharing } from '@seatwise/api-client/contract/constants/choices';
import { sharedLists } from '@seatwise/api-client/contract/sharedLists';
import { Button, Dialog, Form, Notice, Stack, TextArea } from '@seatwise/ui';
import { useState } from 'react';
import { shared as copy } from '../../../content/sharing.ts';
import { useServices } from '../../../services/services.ts';

export type SharedEntry = AnswerOf<typeof sharedLists.readSharedList>['entries'][number];

interface CommentFormProps {
  /** The token of the link. */
  readonly token: string;
  /** The seat that the comment is about. */
  readonly entry: SharedEntry;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/** Writes a comment by a seat, for the student. */
export const CommentForm = ({ token, entry, onSent, onClose }: CommentFormProps) => {
  const { api } = useServices();
  // The id stays the same over retries, so that the comment is written once.
  const [id] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async (): Promise<void> => {
    setTried(true);
    if (text.trim() === '') return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { instituteCode, subject, quotaName } = entry;
      const comment = { token, id, instituteCode, subject, quotaName, text: text.trim() };
      await api.area(sharedLists).commentOnSharedList(comment);
      onSent();
      onClose();
    } catch (error) {
      const message = error instanceof ApiError ? error.serverMessage : undefined;
      setFailure(message ?? copy.notSent);
      setBusy(false);
    }
  };
  return (
    <Dialog open title={copy.comment(entry.institute)} description={copy.hint} onClose={onClose}>
      <Form onSubmit={() => void send()}>
        <Stack>
          <TextArea
            label={copy.label}
            value={text}
            maxLength={sharing.commentLength}
            required
            error={isTried && text.trim() === '' ? copy.missingText : undefined}
            onChange={({ value }) => setText(value)}
          />
          {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
          <Button type="submit" wide loading={isBusy}>
            {copy.send}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
};
