import { newForDays, shownAtFirst, sortedByUpload } from '@seatwise/flows/alerts';
import type { StoredUser } from '@seatwise/flows/session';
import { Card, Heading, Stack } from '@seatwise/ui';
import { content as bot } from '../../content/helpBot.ts';
import { alerts as alertWords } from '../../content/prediction.ts';
import { AlertBoard } from '../../layouts/AlertBoard.tsx';
import { Columns } from '../../layouts/Columns.tsx';
import { HelpBot } from '../../layouts/HelpBot.tsx';
import { useAlerts } from '../../wiring/useAlerts.ts';
import { PredictionForm } from './PredictionForm.tsx';
import { PredictionHero } from './PredictionHero.tsx';
import { content } from './Prediction.css.ts';
import { Results } from './Results.tsx';
import { usePredictor } from './usePredictor.ts';

/** Which colleges a rank may win, and why. */
export const Prediction = ({ user }: { readonly user: StoredUser }) => {
  const predictor = usePredictor(user);
  const alerts = useAlerts();
  return (
    <>
      <PredictionHero role={user.role} attempts={predictor.state.context.attempts} />
      <div className={content}>
        <Columns
          side={
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
                    shown={sortedByUpload(alerts.files)}
                    limit={shownAtFirst.predictor}
                    newForDays={newForDays.predictor}
                  />
                </Stack>
              </Card>
            </>
          }
        >
          <PredictionForm {...predictor} />
          <Results {...predictor} />
        </Columns>
      </div>
    </>
  );
};
