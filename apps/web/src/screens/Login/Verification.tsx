import { Button, Form, Inline, OtpField, Stack, TextField } from '@seatwise/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { verification as words } from '../../content/login.ts';
import { CorrectAddress } from './CorrectAddress.tsx';
import { Resend } from './Resend.tsx';

interface VerificationProps {
  /** The registered address; the server may not have told it. */
  readonly email: string | null;
  /** What is under way, if anything. */
  readonly busy: 'sending' | 'verifying' | 'correcting' | null;
  /** When the server sends the next code; 0 where it asked for no wait. */
  readonly resendAt: number;
  readonly onSend: () => void;
  readonly onVerify: (otp: string) => void;
  /** Replaces a mistyped address; null where no password is left to prove whose account it is. */
  readonly onCorrect: ((email: string) => void) | null;
  readonly onCancel: () => void;
}

/** Takes the place of the form until the email is verified. */
export const Verification = ({
  email,
  busy,
  resendAt,
  onSend,
  onVerify,
  onCorrect,
  onCancel,
}: VerificationProps) => {
  const [otp, setOtp] = useState('');
  const [sent, setSent] = useState(false);
  const otpId = useId();
  const known = useRef(email);
  useEffect(() => {
    // The form that replaced the address is gone with it, and its code comes next.
    if (known.current !== email) document.getElementById(otpId)?.focus();
    known.current = email;
  }, [email, otpId]);
  const send = (): void => {
    setSent(true);
    onSend();
  };
  return (
    <Stack>
      <Form onSubmit={() => onVerify(otp)}>
        <TextField label={words.email} value={email ?? ''} readOnly required onChange={() => {}} />
        <Button tone={sent ? 'secondary' : 'primary'} loading={busy === 'sending'} onPress={send}>
          {words.send}
        </Button>
        <OtpField
          id={otpId}
          label={words.otp}
          hint={words.lifetime}
          required
          value={otp}
          onChange={({ value }) => setOtp(value)}
        />
        <Button type="submit" wide loading={busy === 'verifying'}>
          {words.verify}
        </Button>
        <Inline justify="between">
          <Resend sending={busy === 'sending'} resendAt={resendAt} onResend={send} />
          <Button tone="quiet" size="compact" onPress={onCancel}>
            {words.cancel}
          </Button>
        </Inline>
      </Form>
      {onCorrect && (
        <CorrectAddress
          key={email}
          busy={busy === 'correcting'}
          disabled={busy !== null}
          onCorrect={onCorrect}
        />
      )}
    </Stack>
  );
};
