import { alerts as contract } from '@seatwise/api-client/contract/alerts';
import { isNotOffered } from '@seatwise/flows/shared';
import { Button, icons, Stack, Text } from '@seatwise/ui';
import { useState, type ReactNode } from 'react';
import { Loaded } from '../../components/Loaded.tsx';
import { TitledCard } from '../../components/TitledCard.tsx';
import { LeftOut } from '../../components/LeftOutNotice.tsx';
import { news } from '../../content/alerts.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { ofStaff } from '../../lib/language.ts';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';
import { AlertArticle } from './AlertArticle.tsx';
import { AlertChoice } from './AlertChoice.tsx';

interface AlertNewsProps {
  /** The id of the heading. */
  readonly id: string;
  /** How many alerts show at most. @default all */
  readonly limit?: number;
  /** Whether only the newest title shows until opened. @default false */
  readonly isFolded?: boolean;
  /** Content below the alerts. */
  readonly children?: ReactNode;
}

/** The staff alerts for this student; renders nothing if there are none for a visitor. */
export const AlertNews = ({ id, limit = Infinity, isFolded = false, children }: AlertNewsProps) => {
  const { session } = useServices();
  const user = useUser(session);
  const alerts = useQuery(contract, 'listAlerts', undefined, { nullIf: isNotOffered });
  const [isChoosing, setChoosing] = useState(false);
  const mayChoose = user !== undefined && user.role !== 'Admin' && user.role !== 'Super Admin';
  if (alerts.data === null || (alerts.data?.length === 0 && !mayChoose)) return null;
  const choose = mayChoose && (
    <Button tone="secondary" size="compact" icon={icons.Settings} onPress={() => setChoosing(true)}>
      {news.choose}
    </Button>
  );
  const newest = alerts.data?.[0];
  return (
    <>
      <TitledCard
        title={news.heading}
        id={id}
        isFolded={isFolded}
        aside={
          isFolded
            ? newest && (
                <Text as="span" size="small" tone="muted">
                  <bdi {...ofStaff}>{newest.title}</bdi>
                </Text>
              )
            : choose
        }
      >
        <LeftOut of={contract.listAlerts} />
        <Loaded
          query={alerts}
          loading={news.loading}
          failed={news.failed}
          again={news.again}
          empty={<Text tone="muted">{news.none}</Text>}
        >
          {(list) => (
            <Stack as="ul" gap="lg">
              {list.slice(0, limit).map((alert) => (
                <li key={alert.id}>
                  <AlertArticle alert={alert} />
                </li>
              ))}
            </Stack>
          )}
        </Loaded>
        {children}
        {isFolded && choose}
      </TitledCard>
      {mayChoose && (
        <AlertChoice
          open={isChoosing}
          onClose={() => setChoosing(false)}
          onSaved={() => {
            setChoosing(false);
            alerts.refetch();
          }}
        />
      )}
    </>
  );
};
