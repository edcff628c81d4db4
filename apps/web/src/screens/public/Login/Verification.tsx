import { Button, Form, Inline, OtpField, Stack, TextField } from '@seatwise/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { verification as copy } from '../../../content/login.ts';
import { CorrectAddress } from './CorrectAddress.tsx';
import { Resend } from './Resend.tsx';

interface VerificationProps {
  /** The registered address; null if the server has not disclosed it. */
  readonly email: string | null;
  /** The pending request, if any. */
  readonly busy: 'sending' | 'verifying' | 'correcting' | null;
  /** When the server accepts the next request for a code; 0 at once. */
  readonly resendAt: number;
  readonly onSend: () => void;
  readonly onVerify: (otp: string) => void;
  /** Replaces a mistyped address; null without the password that authorises it. */
  readonly onCorrect: ((email: string) => void) | null;
  readonly onCancel: () => void;
}

/** The email verification, which replaces the sign-in form. */
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
    // The form that corrected the address is unmounted, and the next step is the code.
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
        <TextField label={copy.email} value={email ?? ''} readOnly required onChange={() => {}} />
        <Button tone={sent ? 'secondary' : 'primary'} loading={busy === 'sending'} onPress={send}>
          {copy.send}
        </Button>
        <OtpField
          id={otpId}
          label={copy.otp}
          hint={copy.lifetime}
          required
          value={otp}
          onChange={({ value }) => setOtp(value)}
        />
        <Button type="submit" wide loading={busy === 'verifying'}>
          {copy.verify}
        </Button>
        <Inline justify="between">
          <Resend sending={busy === 'sending'} resendAt={resendAt} onResend={send} />
          <Button tone="quiet" size="compact" flush onPress={onCancel}>
            {copy.cancel}
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
