import type { StoredUser } from '@seatwise/flows/session';
import { useRef } from 'react';
import { Columns } from '../../../layouts/Columns.tsx';
import { PredictionForm } from './PredictionForm.tsx';
import { PredictionHero } from './PredictionHero.tsx';
import { PredictionSide } from './PredictionSide.tsx';
import { content } from './Prediction.css.ts';
import { Results } from './Results.tsx';
import { usePrediction } from './usePrediction.ts';

/** The colleges that a rank may win, with reasons. */
export const Prediction = ({ user }: { readonly user: StoredUser }) => {
  const prediction = usePrediction(user);
  const { triesLeft, perDay } = prediction.state.context;
  const submit = useRef<HTMLButtonElement>(null);
  return (
    <>
      <PredictionHero role={user.role} triesLeft={triesLeft} perDay={perDay} />
      <div className={content}>
        <Columns side={<PredictionSide />}>
          <PredictionForm {...prediction} submit={submit} />
          <Results
            {...prediction}
            onCleared={() => submit.current?.focus()}
            onPredictAgain={() => submit.current?.click()}
          />
        </Columns>
      </div>
    </>
  );
};
