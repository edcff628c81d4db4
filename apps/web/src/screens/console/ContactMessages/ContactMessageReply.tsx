import { Button, Form, Inline, TextArea } from '@seatwise/ui';
import { useEffect, useState } from 'react';
import { content } from '../../../content/contactMessages.ts';
import { useKeptForm } from '../../../hooks/useKeptForm.ts';

interface ContactMessageReplyProps {
  readonly messageId: number;
  readonly email: string;
  /** Resolves to whether the reply was sent; a text that was not sent stays. */
  readonly onSend: (text: string) => Promise<boolean>;
  readonly onClose: () => void;
}

const maxLength = 4000;

/** A form to reply to a message by email. */
export const ContactMessageReply = ({
  messageId,
  email,
  onSend,
  onClose,
}: ContactMessageReplyProps) => {
  const { text, form, drop } = useKeptForm(`reply ${messageId}`, {
    initial: { reply: '' },
    problemsOf: ({ reply }) => (reply.trim() === '' ? { reply: content.missingReply } : {}),
    errorTitle: content.notSent,
  });
  const close = (): void => {
    drop();
    onClose();
  };
  const [isSending, setSending] = useState(false);
  const field = text('reply');
  useEffect(() => document.getElementById(field.id)?.focus(), [field.id]);
  const submit = async (reply: string): Promise<void> => {
    setSending(true);
    const isSent = await onSend(reply.trim());
    setSending(false);
    if (isSent) close();
  };
  return (
    <Form {...form(({ reply }, isValid) => void (isValid && !isSending && submit(reply)))}>
      <TextArea
        {...field}
        label={content.yourReply}
        hint={content.replyHint(email)}
        required
        maxLength={maxLength}
      />
      <Inline>
        <Button type="submit" size="compact" loading={isSending} keepsFocus>
          {isSending ? content.sending : content.send}
        </Button>
        <Button tone="secondary" size="compact" onPress={close}>
          {content.cancel}
        </Button>
      </Inline>
    </Form>
  );
};
