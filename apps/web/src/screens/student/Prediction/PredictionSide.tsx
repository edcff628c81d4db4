import { newestFirst, newForDays, shownAtFirst } from '@seatwise/flows/alerts';
import { Card, Heading, Stack } from '@seatwise/ui';
import { memo } from 'react';
import { content as bot } from '../../../content/helpBot.ts';
import { alerts as alertCopy } from '../../../content/prediction.ts';
import { AlertBoard } from '../../../features/alerts/AlertBoard.tsx';
import { HelpBot } from '../../../features/help-bot/HelpBot.tsx';
import { useAlerts } from '../../../features/alerts/useAlerts.ts';

/** The help bot and the alerts; memoised, because they do not depend on the prediction. */
export const PredictionSide = memo(() => {
  const alerts = useAlerts();
  return (
    <>
      <HelpBot place="prediction" title={bot.predictionTitle} />
      <Card as="section" labelledBy="prediction-alerts">
        <Stack gap="sm">
          <Heading level={2} size="title" id="prediction-alerts">
            {alertCopy.title}
          </Heading>
          <AlertBoard
            label={alertCopy.title}
            alerts={alerts}
            shown={newestFirst(alerts.files)}
            limit={shownAtFirst.prediction}
            newForDays={newForDays.prediction}
          />
        </Stack>
      </Card>
    </>
  );
});
