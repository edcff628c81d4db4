import { Button, Form, Inline, OtpField, TextField } from '@seatwise/ui';
import { useState } from 'react';
import { verification as words } from '../../content/login.ts';

interface VerificationProps {
  /** The registered address; the server may not have told it. */
  readonly email: string | null;
  /** What is under way, if anything. */
  readonly busy: 'sending' | 'verifying' | null;
  readonly onSend: () => void;
  readonly onVerify: (otp: string) => void;
  readonly onCancel: () => void;
}

/** Takes the place of the form until the email is verified. */
export const Verification = ({ email, busy, onSend, onVerify, onCancel }: VerificationProps) => {
  const [otp, setOtp] = useState('');
  const [sent, setSent] = useState(false);
  const send = (): void => {
    setSent(true);
    onSend();
  };
  return (
    <Form onSubmit={() => onVerify(otp)}>
      <TextField label={words.email} value={email ?? ''} readOnly required onChange={() => {}} />
      <Button tone={sent ? 'secondary' : 'primary'} loading={busy === 'sending'} onPress={send}>
        {words.send}
      </Button>
      <OtpField label={words.otp} required value={otp} onChange={({ value }) => setOtp(value)} />
      <Button type="submit" wide loading={busy === 'verifying'}>
        {words.verify}
      </Button>
      <Inline justify="between">
        <Button tone="quiet" size="compact" loading={busy === 'sending'} onPress={send}>
          {words.resend}
        </Button>
        <Button tone="quiet" size="compact" onPress={onCancel}>
          {words.cancel}
        </Button>
      </Inline>
    </Form>
  );
};
