import { alerts as contract } from '@seatwise/api-client/contract/alerts';
import { isNotOffered } from '@seatwise/flows/shared';
import { Button, Card, Heading, icons, Inline, Stack, Text } from '@seatwise/ui';
import { useState, type ReactNode } from 'react';
import { Loaded } from '../../components/Loaded.tsx';
import { LeftOut } from '../../components/LeftOutNotice.tsx';
import { news } from '../../content/alerts.ts';
import { useQuery } from '../../hooks/useQuery.ts';
import { useServices } from '../../services/services.ts';
import { useUser } from '../../session/session.ts';
import { AlertArticle } from './AlertArticle.tsx';
import { AlertChoice } from './AlertChoice.tsx';

interface AlertNewsProps {
  /** The id of the heading. */
  readonly id: string;
  /** How many alerts show at most. @default all */
  readonly limit?: number;
  /** What is shown below the alerts. */
  readonly children?: ReactNode;
}

/** The alerts that staff wrote for this student; nothing where there are none for a visitor. */
export const AlertNews = ({ id, limit = Infinity, children }: AlertNewsProps) => {
  const { session } = useServices();
  const user = useUser(session);
  const alerts = useQuery(contract, 'listAlerts', undefined, { nullIf: isNotOffered });
  const [isChoosing, setChoosing] = useState(false);
  const mayChoose = user !== undefined && user.role !== 'Admin' && user.role !== 'Super Admin';
  if (alerts.data === null || (alerts.data?.length === 0 && !mayChoose)) return null;
  return (
    <Card as="section" labelledBy={id}>
      <Stack>
        <Inline justify="between">
          <Heading level={2} size="title" id={id}>
            {news.heading}
          </Heading>
          {mayChoose && (
            <Button
              tone="secondary"
              size="compact"
              icon={icons.Settings}
              onPress={() => setChoosing(true)}
            >
              {news.choose}
            </Button>
          )}
        </Inline>
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
      </Stack>
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
    </Card>
  );
};
