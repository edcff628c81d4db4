import { ApiError } from '@seatwise/api-client';
import { sharing } from '@seatwise/api-client/contract/constants/choices';
import { Button, Dialog, Form, Notice, Stack, TextArea } from '@seatwise/ui';
import { useState } from 'react';
import { shared as copy } from '../../../content/sharing.ts';

interface CommentFormProps {
  /** The seat that it is about. */
  readonly name: string;
  /** Sends it; the id stays the same over retries, so that it is written once. */
  readonly onSend: (id: string, text: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Writes a comment by a seat, for the student. */
export const CommentForm = ({ name, onSend, onClose }: CommentFormProps) => {
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
      await onSend(id, text.trim());
      onClose();
    } catch (error) {
      const said = error instanceof ApiError ? error.serverMessage : undefined;
      setFailure(said ?? copy.notSent);
      setBusy(false);
    }
  };
  return (
    <Dialog open title={copy.comment(name)} description={copy.hint} onClose={onClose}>
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
