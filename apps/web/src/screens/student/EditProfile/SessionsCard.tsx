import { accountSecurity } from '@seatwise/api-client/contract/accountSecurity';
import type { RowOf } from '@seatwise/api-client';
import { isNotOffered } from '@seatwise/flows/shared';
import {
  Badge,
  Button,
  Disclosure,
  Inline,
  Notice,
  Stack,
  Text,
  useDateFormatter,
  VisuallyHidden,
} from '@seatwise/ui';
import { Loaded } from '../../../components/Loaded.tsx';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { sessions as copy } from '../../../content/accountSecurity.ts';
import { useMutation } from '../../../hooks/useMutation.ts';
import { useQuery } from '../../../hooks/useQuery.ts';
import { useServices } from '../../../services/services.ts';

type Session = RowOf<(typeof accountSecurity)['listSessions']>;

const nameOf = ({ browser, system }: Session): string =>
  browser && system ? copy.device(browser, system) : (browser ?? system ?? copy.unknown);

interface DeviceProps {
  readonly session: Session;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

const Device = ({ session, isBusy, onEnd }: DeviceProps) => {
  const time = useDateFormatter({ dateStyle: 'medium', timeStyle: 'short' });
  const at = (moment: string): string => time.format(new Date(moment));
  return (
    <Inline justify="between">
      <Stack gap="none">
        <Text weight="semibold">{nameOf(session)}</Text>
        <Text size="small" tone="muted">
          {copy.times(at(session.startedAt), at(session.usedAt))}
        </Text>
      </Stack>
      {session.isCurrent ? (
        <Badge>{copy.current}</Badge>
      ) : (
        <Button tone="secondary" size="compact" disabled={isBusy} onPress={onEnd}>
          {copy.end}
          <VisuallyHidden> {nameOf(session)}</VisuallyHidden>
        </Button>
      )}
    </Inline>
  );
};

/** How many devices are listed; the others are folded. */
const shown = 3;

interface SessionsCardProps {
  /** How often something else may have ended sessions. */
  readonly changes: number;
}

/** Lists the devices on which the account is signed in; renders nothing if the backend has only the documented calls. */
export const SessionsCard = ({ changes }: SessionsCardProps) => {
  const { api } = useServices();
  const { endSession, endOtherSessions } = api.area(accountSecurity);
  const query = useQuery(accountSecurity, 'listSessions', undefined, {
    nullIf: isNotOffered,
    key: String(changes),
  });
  const { mutate, isBusy, result, dismissResult } = useMutation(query.refetch);
  if (query.data === null) return null;
  const devicesOf = (list: readonly Session[]) =>
    list.map((session) => (
      <Device
        key={session.id}
        session={session}
        isBusy={isBusy}
        onEnd={() => void mutate(() => endSession({ id: session.id }), copy.endFailed, copy.ended)}
      />
    ));
  return (
    <TitledCard title={copy.heading} id="sessions">
      <Text size="small" tone="muted">
        {copy.hint}
      </Text>
      <Loaded query={query} loading={copy.loading} failed={copy.failed}>
        {(list) => (
          <>
            {devicesOf(list.slice(0, shown))}
            {list.length > shown && (
              <Disclosure quiet title={copy.more(list.length - shown)}>
                <Stack>{devicesOf(list.slice(shown))}</Stack>
              </Disclosure>
            )}
            {list.length > 1 && (
              <Inline>
                <Button
                  tone="secondary"
                  disabled={isBusy}
                  keepsFocus
                  onPress={() =>
                    void mutate(() => endOtherSessions(), copy.endFailed, copy.endedOthers)
                  }
                >
                  {copy.endOthers}
                </Button>
              </Inline>
            )}
          </>
        )}
      </Loaded>
      {result && (
        <Notice tone={result.tone} onDismiss={dismissResult}>
          {result.text}
        </Notice>
      )}
    </TitledCard>
  );
};
