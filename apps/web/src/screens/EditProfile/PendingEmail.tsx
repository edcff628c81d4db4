import { Button, Form, Inline, Notice, OtpField, Stack } from '@seatwise/ui';
import { useState } from 'react';
import { pendingEmail as words } from '../../content/editProfile.ts';
import { FormNotice } from '../../components/FormNotice.tsx';
import { useServices } from '../../services/services.ts';
import { useSecondsUntil } from '../../hooks/useSecondsUntil.ts';
import type { EmailChange } from './useEmailChange.ts';

interface PendingEmailProps extends EmailChange {
  /** The address that stays the account's until then. */
  readonly present: string;
  /** Called to choose another address. */
  readonly onChange: () => void;
}

/** A new address that waits until its code is entered. */
export const PendingEmail = ({ state, send, present, onChange }: PendingEmailProps) => {
  const { session } = useServices();
  const { email, codeProblem, notice, resendAt } = state.context;
  const [otp, setOtp] = useState('');
  const seconds = useSecondsUntil(resendAt, session.now);
  if (email === null) return null;
  const busy = state.hasTag('busy');
  return (
    <Stack>
      <Notice tone="caution" title={words.heading}>
        {words.explanation(email, present)}
      </Notice>
      <Form onSubmit={() => send({ type: 'code.submitted', otp })}>
        <OtpField
          label={words.code}
          hint={words.lifetime}
          required
          value={otp}
          error={codeProblem ?? undefined}
          onChange={({ value }) => {
            setOtp(value);
            send({ type: 'code.changed' });
          }}
        />
        <Button type="submit" loading={state.hasTag('verifying')} disabled={busy} keepsFocus>
          {words.verify}
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
            {words.resend(seconds)}
          </Button>
          <Button tone="secondary" size="compact" disabled={busy} onPress={onChange}>
            {words.change}
          </Button>
          <Button
            tone="secondary"
            size="compact"
            loading={state.hasTag('cancelling')}
            disabled={busy}
            keepsFocus
            onPress={() => send({ type: 'change.cancelled' })}
          >
            {words.cancel}
          </Button>
        </Inline>
      </Form>
      <FormNotice notice={notice} />
    </Stack>
  );
};
