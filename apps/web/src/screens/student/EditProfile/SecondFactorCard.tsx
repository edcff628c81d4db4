import { accountSecurity } from '@seatwise/api-client/contract/accountSecurity';
import { isNotOffered } from '@seatwise/flows/shared';
import { Button, Notice, Text, useDateFormatter, useNumberFormatter } from '@seatwise/ui';
import { lazy, Suspense, useState } from 'react';
import { Loaded } from '../../../components/Loaded.tsx';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { secondFactor as copy } from '../../../content/accountSecurity.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useRequest } from '../../../features/choices/useRequest.ts';
import { useServices } from '../../../services/services.ts';
import type { AnswerOf } from '@seatwise/api-client';
import { RemoveSecondFactor } from './RemoveSecondFactor.tsx';

const Enrolment = lazy(async () => ({ default: (await import('./Enrolment.tsx')).Enrolment }));

type State = AnswerOf<(typeof accountSecurity)['readSecondFactor']>;

const StateText = ({ since, recoveryCodes, isRequired }: State) => {
  const day = useDateFormatter({ dateStyle: 'medium' });
  const number = useNumberFormatter();
  if (since === null)
    return (
      <>
        <Text size="small" tone="muted">
          {copy.off}
        </Text>
        {isRequired && <Notice tone="caution">{copy.required}</Notice>}
      </>
    );
  return (
    <>
      <Text>{copy.on(day.format(new Date(since)))}</Text>
      <Text size="small" tone="muted">
        {copy.left(number.format(recoveryCodes))}
      </Text>
    </>
  );
};

interface SecondFactorCardProps {
  /** Called after the dialog that turns two-step sign-in on, which ends the other sessions. */
  readonly onClosed: () => void;
}

/** Turns two-step sign-in on and off for staff; renders nothing if the backend has only the documented calls. */
export const SecondFactorCard = ({ onClosed }: SecondFactorCardProps) => {
  const { api } = useServices();
  const { beginSecondFactor } = api.area(accountSecurity);
  const query = useQuery(accountSecurity, 'readSecondFactor', undefined, { nullIf: isNotOffered });
  const { isBusy, failure, run } = useRequest(copy.actionFailed);
  const [begun, setBegun] = useState<AnswerOf<(typeof accountSecurity)['beginSecondFactor']>>();
  const [isRemoving, setRemoving] = useState(false);
  if (query.data === null) return null;
  return (
    <TitledCard title={copy.heading} id="second-factor">
      <Loaded query={query} loading={copy.loading} failed={copy.failed}>
        {(state) => (
          <>
            <StateText {...state} />
            {state.since === null ? (
              <Button
                loading={isBusy}
                onPress={() => void run(async () => setBegun(await beginSecondFactor()))}
              >
                {copy.turnOn}
              </Button>
            ) : (
              <Button tone="secondary" onPress={() => setRemoving(true)}>
                {copy.turnOff}
              </Button>
            )}
          </>
        )}
      </Loaded>
      {failure !== undefined && <Notice tone="critical">{failure}</Notice>}
      <Suspense fallback={null}>
        {begun && (
          <Enrolment
            begun={begun}
            onClose={() => {
              setBegun(undefined);
              query.refetch();
              onClosed();
            }}
          />
        )}
      </Suspense>
      {isRemoving && (
        <RemoveSecondFactor
          onClose={() => {
            setRemoving(false);
            query.refetch();
          }}
        />
      )}
    </TitledCard>
  );
};
