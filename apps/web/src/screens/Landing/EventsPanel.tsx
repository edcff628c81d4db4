import { newCount, newForDays, shownAtFirst } from '@seatwise/flows/alerts';
import { Badge, Card, Heading } from '@seatwise/ui';
import { events } from '../../content/landing.ts';
import { AlertBoard } from '../../layouts/AlertBoard.tsx';
import { useAlerts } from '../../wiring/useAlerts.ts';
import { board, boardHead } from './Landing.css.ts';

/** What was published lately. */
export const EventsPanel = () => {
  const alerts = useAlerts();
  const count = newCount(alerts.files, newForDays.landing, alerts.now);
  return (
    <Card as="section" raised labelledBy="current-events">
      <div className={board}>
        <div className={boardHead}>
          <Heading level={2} size="title" id="current-events">
            {events.heading}
          </Heading>
          {count > 0 && <Badge tone="accent">{events.newCount(count)}</Badge>}
        </div>
        <AlertBoard
          label={events.heading}
          alerts={alerts}
          limit={shownAtFirst.landing}
          newForDays={newForDays.landing}
        />
      </div>
    </Card>
  );
};
