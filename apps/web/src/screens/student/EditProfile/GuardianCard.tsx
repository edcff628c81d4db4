import { guardian } from '@seatwise/api-client/contract/guardian';
import { isNotOffered } from '@seatwise/flows/shared';
import { Button, Form, Inline, Notice, OtpField, Text, TextField } from '@seatwise/ui';
import { useState } from 'react';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { guardian as copy } from '../../../content/editProfile.ts';
import { useRequest } from '../../../features/choices/useRequest.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';

interface ConsentProps {
  /** The parent's email as it was given, or empty. */
  readonly known: string;
  readonly onConfirmed: () => void;
}

const Consent = ({ known, onConfirmed }: ConsentProps) => {
  const { api } = useServices();
  const { sendGuardianCode, confirmGuardian } = api.area(guardian);
  const { isBusy, failure, run } = useRequest(copy.failed);
  const [email, setEmail] = useState(known);
  const [sentTo, setSentTo] = useState<string>();
  const [otp, setOtp] = useState('');
  const ask = async (): Promise<void> => {
    if (await run(() => sendGuardianCode({ email: email.trim() }))) setSentTo(email.trim());
  };
  const confirm = async (): Promise<void> => {
    if (await run(() => confirmGuardian({ otp: otp.trim() }))) onConfirmed();
  };
  return (
    <>
      <Form onSubmit={() => void ask()}>
        <TextField
          label={copy.email}
          type="email"
          required
          value={email}
          onChange={({ value }) => setEmail(value)}
        />
        <Inline>
          <Button type="submit" tone="secondary" loading={isBusy} keepsFocus>
            {copy.send}
          </Button>
        </Inline>
      </Form>
      {sentTo !== undefined && <Notice tone="positive">{copy.sent(sentTo)}</Notice>}
      <Form onSubmit={() => void confirm()}>
        <OtpField
          label={copy.code}
          hint={copy.lifetime}
          value={otp}
          onChange={({ value }) => setOtp(value)}
        />
        <Inline>
          <Button type="submit" disabled={isBusy || otp.trim() === ''} keepsFocus>
            {copy.confirm}
          </Button>
        </Inline>
      </Form>
      {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
    </>
  );
};

/** Asks a minor's parent or guardian to confirm their consent by a code; of others it asks nothing. */
export const GuardianCard = () => {
  const query = useQuery(guardian, 'readGuardian', undefined, { nullIf: isNotOffered });
  const [isConfirmed, setConfirmed] = useState(false);
  if (isConfirmed) return <Notice tone="positive">{copy.confirmed}</Notice>;
  if (!query.data?.isWaiting) return null;
  return (
    <TitledCard title={copy.heading} id="guardian">
      <Text size="small">{copy.explanation}</Text>
      <Consent known={query.data.email ?? ''} onConfirmed={() => setConfirmed(true)} />
    </TitledCard>
  );
};
