import { newCount, newestFirst, newForDays, shownAtFirst } from '@seatwise/flows/alerts';
import { Badge, Heading } from '@seatwise/ui';
import { panel } from '../../../content/alerts.ts';
import { AlertBoard } from '../../../features/alerts/AlertBoard.tsx';
import { useAlerts } from '../../../features/alerts/useAlerts.ts';
import { boardHead } from './Landing.css.ts';

export const Component = () => {
  const alerts = useAlerts();
  const count = newCount(alerts.files, newForDays.landing, alerts.now);
  return (
    <>
      <div className={boardHead}>
        <Heading level={2} size="title" id="current-events">
          {panel.heading}
        </Heading>
        {count > 0 && <Badge tone="accent">{panel.newCount(count, newForDays.landing)}</Badge>}
      </div>
      <AlertBoard
        label={panel.heading}
        alerts={alerts}
        shown={newestFirst(alerts.files)}
        limit={shownAtFirst.landing}
        newForDays={newForDays.landing}
      />
    </>
  );
};
