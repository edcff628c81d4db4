import { newestFirst, newForDays, shownAtFirst } from '@seatwise/flows/alerts';
import { Disclosure, Stack } from '@seatwise/ui';
import { memo } from 'react';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { content as bot } from '../../../content/helpBot.ts';
import { alerts as alertCopy } from '../../../content/prediction.ts';
import { AlertBoard } from '../../../features/alerts/AlertBoard.tsx';
import { HelpBot } from '../../../features/help-bot/HelpBot.tsx';
import { useAlerts } from '../../../features/alerts/useAlerts.ts';
import { useIsNarrow } from '../../../hooks/useIsNarrow.ts';

/** The help bot and the alerts, folded on phones; memoised, because they do not depend on the prediction. */
export const PredictionSide = memo(() => {
  const alerts = useAlerts();
  const isNarrow = useIsNarrow();
  const parts = (
    <>
      <HelpBot place="prediction" title={bot.predictionTitle} />
      <TitledCard title={alertCopy.title} id="prediction-alerts" gap="sm">
        <AlertBoard
          label={alertCopy.title}
          alerts={alerts}
          shown={newestFirst(alerts.files)}
          limit={shownAtFirst.prediction}
          newForDays={newForDays.prediction}
        />
      </TitledCard>
    </>
  );
  return isNarrow ? (
    <Disclosure title={alertCopy.side}>
      <Stack>{parts}</Stack>
    </Disclosure>
  ) : (
    parts
  );
});
