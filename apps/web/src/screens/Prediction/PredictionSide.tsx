import { newestFirst, newForDays, shownAtFirst } from '@seatwise/flows/alerts';
import { Card, Heading, Stack } from '@seatwise/ui';
import { memo } from 'react';
import { content as bot } from '../../content/helpBot.ts';
import { alerts as alertWords } from '../../content/prediction.ts';
import { AlertBoard } from '../../features/alerts/AlertBoard.tsx';
import { HelpBot } from '../../features/help-bot/HelpBot.tsx';
import { useAlerts } from '../../features/alerts/useAlerts.ts';

/** What stands beside the prediction and has nothing to do with it: drawn once, whatever is asked. */
export const PredictionSide = memo(() => {
  const alerts = useAlerts();
  return (
    <>
      <HelpBot place="predictor" title={bot.predictorTitle} />
      <Card as="section" labelledBy="prediction-alerts">
        <Stack gap="sm">
          <Heading level={2} size="title" id="prediction-alerts">
            {alertWords.title}
          </Heading>
          <AlertBoard
            label={alertWords.title}
            alerts={alerts}
            shown={newestFirst(alerts.files)}
            limit={shownAtFirst.predictor}
            newForDays={newForDays.predictor}
          />
        </Stack>
      </Card>
    </>
  );
});
