import { newestFirst, newForDays, shownAtFirst } from '@seatwise/flows/alerts';
import { Badge, Link, useNumberFormatter } from '@seatwise/ui';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { content } from '../../../content/home.ts';
import { AlertBoard } from '../../../features/alerts/AlertBoard.tsx';
import { paths } from '../../../paths.ts';
import { useAlerts } from '../../../features/alerts/useAlerts.ts';

/** The latest published documents. */
export const EventsCard = ({ newFiles }: { readonly newFiles: number }) => {
  const number = useNumberFormatter();
  const alerts = useAlerts();
  return (
    <TitledCard
      title={content.events}
      id="home-events"
      gap="sm"
      isFolded
      aside={
        newFiles > 0 && <Badge tone="accent">{content.newEvents(number.format(newFiles))}</Badge>
      }
    >
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
    </TitledCard>
  );
};
