import { alerts as contract } from '@seatwise/api-client/contract/alerts';
import { isNotOffered } from '@seatwise/flows/shared';
import { Button, Card, Heading, icons, Inline, Notice, Skeleton, Stack, Text } from '@seatwise/ui';
import { useCallback, useState } from 'react';
import { LeftOutNotice } from '../../components/LeftOutNotice.tsx';
import { news } from '../../content/alerts.ts';
import { useAnswer } from '../../lib/useAnswer.ts';
import { useServices } from '../../services/services.ts';
import { useLeftOut } from '../../services/useLeftOut.ts';
import { useUser } from '../../session/session.ts';
import { AlertArticle } from './AlertArticle.tsx';
import { AlertChoice } from './AlertChoice.tsx';

interface AlertNewsProps {
  /** The id of the heading. */
  readonly id: string;
  /** How many alerts show at most. @default all */
  readonly limit?: number;
}

/** Null where the backend lacks the call. */
const useNews = () => {
  const { api } = useServices();
  return useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        try {
          return await api.area(contract).listAlerts(undefined, { signal });
        } catch (error) {
          if (isNotOffered(error)) return null;
          throw error;
        }
      },
      [api],
    ),
  );
};

/** The alerts that staff wrote for this student; nothing where there are none for a visitor. */
export const AlertNews = ({ id, limit = Infinity }: AlertNewsProps) => {
  const { session } = useServices();
  const user = useUser(session);
  const { answer, status, reload } = useNews();
  const leftOut = useLeftOut(contract.listAlerts);
  const [isChoosing, setChoosing] = useState(false);
  const mayChoose = user !== undefined && user.role !== 'Admin' && user.role !== 'Super Admin';
  if (answer === null || (answer?.length === 0 && !mayChoose)) return null;
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="md">
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
        {status === 'loading' && (
          <output aria-label={news.loading}>
            <Skeleton shape="block" />
          </output>
        )}
        {status === 'failed' && (
          <Inline justify="between">
            <Notice tone="caution">{news.failed}</Notice>
            <Button tone="secondary" size="compact" onPress={reload}>
              {news.again}
            </Button>
          </Inline>
        )}
        <LeftOutNotice count={leftOut} />
        {answer?.length === 0 && <Text tone="muted">{news.none}</Text>}
        {answer && answer.length > 0 && (
          <Stack as="ul" gap="lg">
            {answer.slice(0, limit).map((alert) => (
              <li key={alert.id}>
                <AlertArticle alert={alert} />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
      {mayChoose && (
        <AlertChoice
          open={isChoosing}
          onClose={() => setChoosing(false)}
          onSaved={() => {
            setChoosing(false);
            reload();
          }}
        />
      )}
    </Card>
  );
};
