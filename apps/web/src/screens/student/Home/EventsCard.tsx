import {
  cleanedName,
  fileNameOf,
  newestFirst,
  newForDays,
  shownAtFirst,
} from '@seatwise/flows/alerts';
import { Badge, Link, Text, useNumberFormatter } from '@seatwise/ui';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { content } from '../../../content/home.ts';
import { AlertBoard } from '../../../features/alerts/AlertBoard.tsx';
import { ofStaff } from '../../../lib/language.ts';
import { paths } from '../../../paths.ts';
import { useAlerts } from '../../../features/alerts/useAlerts.ts';

/** The latest published documents. */
export const EventsCard = ({ newFiles }: { readonly newFiles: number }) => {
  const number = useNumberFormatter();
  const alerts = useAlerts();
  const shown = newestFirst(alerts.files);
  return (
    <TitledCard
      title={content.events}
      id="home-events"
      gap="sm"
      isFolded
      aside={
        <>
          {newFiles > 0 && (
            <Badge tone="accent">{content.newEvents(number.format(newFiles))}</Badge>
          )}
          {shown[0] && (
            <Text as="span" size="small" tone="muted">
              <bdi {...ofStaff}>{cleanedName(fileNameOf(shown[0]))}</bdi>
            </Text>
          )}
        </>
      }
    >
      <AlertBoard
        label={content.events}
        alerts={alerts}
        shown={shown}
        limit={shownAtFirst.dashboard}
        newForDays={newForDays.dashboard}
      />
      <Link href={paths.events} standalone>
        {content.allEvents}
      </Link>
    </TitledCard>
  );
};
