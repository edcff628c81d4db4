import { Button, Form, Inline, TextArea } from '@seatwise/ui';
import { useEffect, useId, useState } from 'react';
import { content } from '../../../content/messages.ts';

interface ReplyFormProps {
  readonly email: string;
  /** Answers whether the reply was sent; what is typed stays where it was not. */
  readonly onSend: (text: string) => Promise<boolean>;
  readonly onClose: () => void;
}

const maxLength = 4000;

/** The reply to a message, which is mailed. */
export const ReplyForm = ({ email, onSend, onClose }: ReplyFormProps) => {
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const id = useId();
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const error = attempt > 0 && text.trim() === '' ? content.missingReply : undefined;
  const submit = async (): Promise<void> => {
    setAttempt((before) => before + 1);
    if (text.trim() === '' || isSending) return;
    setSending(true);
    const isSent = await onSend(text.trim());
    setSending(false);
    if (isSent) onClose();
  };
  return (
    <Form
      onSubmit={() => void submit()}
      errorTitle={content.notSent}
      attempt={attempt}
      problems={error === undefined ? [] : [{ fieldId: id, message: error }]}
    >
      <TextArea
        id={id}
        label={content.yourReply}
        hint={content.replyHint(email)}
        required
        value={text}
        maxLength={maxLength}
        error={error}
        onChange={({ value }) => setText(value)}
      />
      <Inline>
        <Button type="submit" size="compact" loading={isSending} keepsFocus>
          {isSending ? content.sending : content.send}
        </Button>
        <Button tone="secondary" size="compact" onPress={onClose}>
          {content.cancel}
        </Button>
      </Inline>
    </Form>
  );
};
