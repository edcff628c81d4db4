import { Button, Form, Inline, OtpField, Stack, TextField } from '@seatwise/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { verification as copy } from '../../../content/login.ts';
import { CorrectAddress } from './CorrectAddress.tsx';
import { Resend } from './Resend.tsx';
import type { useLogin } from './useLogin.ts';

interface VerificationProps extends Pick<ReturnType<typeof useLogin>, 'state' | 'send'> {
  /** Whether a request is pending. */
  readonly isBusy: boolean;
}

/** The email verification, which replaces the sign-in form. */
export const Verification = ({ state, send, isBusy }: VerificationProps) => {
  const { email, resendAt, credentials, sent } = state.context;
  const isSending = state.hasTag('sendingOtp');
  const isCorrecting = state.matches({ unverified: 'correcting' });
  const [otp, setOtp] = useState('');
  const otpId = useId();
  // Once a code is sent, the button of the next step is the primary one.
  const isSent = sent !== null || isSending;
  const known = useRef(email);
  useEffect(() => {
    // The form that corrected the address is unmounted, and the code is the next step.
    if (known.current !== email) document.getElementById(otpId)?.focus();
    known.current = email;
  }, [email, otpId]);
  const sendCode = (): void => send({ type: 'otp.requested' });
  return (
    <Stack>
      <Form onSubmit={() => send({ type: 'otp.submitted', otp })}>
        <TextField label={copy.email} value={email ?? ''} readOnly required onChange={() => {}} />
        <Button tone={isSent ? 'secondary' : 'primary'} loading={isSending} onPress={sendCode}>
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
        <Button
          type="submit"
          tone={isSent ? 'primary' : 'secondary'}
          wide
          loading={isBusy && !isSending && !isCorrecting}
        >
          {copy.verify}
        </Button>
        <Inline justify="between">
          <Resend sending={isSending} resendAt={resendAt} onResend={sendCode} />
          <Button
            tone="quiet"
            size="compact"
            flush
            onPress={() => send({ type: 'verification.cancelled' })}
          >
            {copy.cancel}
          </Button>
        </Inline>
      </Form>
      {/* The password authorises a correction of the address, so without it there is none. */}
      {credentials && (
        <CorrectAddress
          key={email}
          busy={isCorrecting}
          disabled={isBusy}
          onCorrect={(corrected) => send({ type: 'email.corrected', email: corrected })}
        />
      )}
    </Stack>
  );
};
