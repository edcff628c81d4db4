import { newestFirst, newForDays, shownAtFirst } from '@seatwise/flows/alerts';
import { Badge, Card, Heading, Inline, Link, Stack, useNumberFormatter } from '@seatwise/ui';
import { content } from '../../../content/home.ts';
import { AlertBoard } from '../../../features/alerts/AlertBoard.tsx';
import { paths } from '../../../paths.ts';
import { useAlerts } from '../../../features/alerts/useAlerts.ts';

/** The latest published documents. */
export const EventsCard = ({ newFiles }: { readonly newFiles: number }) => {
  const number = useNumberFormatter();
  const alerts = useAlerts();
  return (
    <Card as="section" labelledBy="home-events">
      <Stack gap="sm">
        <Inline justify="between">
          <Heading level={2} size="title" id="home-events">
            {content.events}
          </Heading>
          {newFiles > 0 && (
            <Badge tone="accent">{content.newEvents(number.format(newFiles))}</Badge>
          )}
        </Inline>
        <AlertBoard
          label={content.events}
          alerts={alerts}
          shown={newestFirst(alerts.files)}
          limit={shownAtFirst.dashboard}
          newForDays={newForDays.dashboard}
        />
        <Link href={paths.events} standalone>
          {content.allEvents}
        </Link>
      </Stack>
    </Card>
  );
};
