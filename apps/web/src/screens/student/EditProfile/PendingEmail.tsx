import { Button, Form, Inline, Notice, OtpField, Stack } from '@seatwise/ui';
import { useState } from 'react';
import { pendingEmail as copy } from '../../../content/editProfile.ts';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { useServices } from '../../../services/services.ts';
import { useSecondsUntil } from '../../../hooks/useSecondsUntil.ts';
import type { EmailChange } from './useEmailChange.ts';

interface PendingEmailProps extends EmailChange {
  /** The present address, which is valid until the new one is verified. */
  readonly present: string;
  /** Called to change the pending address. */
  readonly onChange: () => void;
}

/** Verifies a pending address. */
export const PendingEmail = ({ state, send, present, onChange }: PendingEmailProps) => {
  const { session } = useServices();
  const { email, codeProblem, notice, resendAt } = state.context;
  const [otp, setOtp] = useState('');
  const seconds = useSecondsUntil(resendAt, session.now);
  if (email === null) return null;
  const busy = state.hasTag('busy');
  return (
    <Stack>
      <Notice tone="caution" title={copy.heading}>
        {copy.explanation(email, present)}
      </Notice>
      <Form onSubmit={() => send({ type: 'code.submitted', otp })}>
        <OtpField
          label={copy.code}
          hint={copy.lifetime}
          required
          value={otp}
          error={codeProblem ?? undefined}
          onChange={({ value }) => {
            setOtp(value);
            send({ type: 'code.changed' });
          }}
        />
        <Button type="submit" loading={state.hasTag('verifying')} disabled={busy} keepsFocus>
          {copy.verify}
        </Button>
        <Inline>
          <Button
            tone="secondary"
            size="compact"
            loading={state.matches('sending')}
            disabled={busy || seconds > 0}
            keepsFocus
            onPress={() => send({ type: 'code.requested' })}
          >
            {copy.resend(seconds)}
          </Button>
          <Button tone="secondary" size="compact" disabled={busy} onPress={onChange}>
            {copy.change}
          </Button>
          <Button
            tone="secondary"
            size="compact"
            loading={state.hasTag('cancelling')}
            disabled={busy}
            keepsFocus
            onPress={() => send({ type: 'change.cancelled' })}
          >
            {copy.cancel}
          </Button>
        </Inline>
      </Form>
      <FormNotice notice={notice} />
    </Stack>
  );
};
