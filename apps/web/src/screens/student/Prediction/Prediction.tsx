import { isLocked } from '@seatwise/flows/prediction';
import { canonicalRole, isStaffRole, type StoredUser } from '@seatwise/flows/session';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '../../../components/Loading.tsx';
import { content as copy } from '../../../content/prediction.ts';
import { Columns } from '../../../layouts/Columns.tsx';
import { PredictionForm } from './PredictionForm.tsx';
import { Allowance, PredictionHero } from './PredictionHero.tsx';
import { PredictionSide } from './PredictionSide.tsx';
import { content } from './Prediction.css.ts';
import { isAsked, isUndecided, mayFold } from './predictionState.ts';
import { Results } from './Results.tsx';
import { usePrediction } from './usePrediction.ts';

/** The colleges within reach of a rank, with reasons. */
export const Prediction = ({ user }: { readonly user: StoredUser }) => {
  const prediction = usePrediction(user);
  const { triesLeft, perDay, results } = prediction.state.context;
  const submit = useRef<HTMLButtonElement>(null);
  const [params] = useSearchParams();
  // A press adds the question to the URL only later, and must not move anything on the screen.
  const [isOpenedByAddress] = useState(params.size > 0);
  /** The results that were shown when the student reopened the form. */
  const [changing, setChanging] = useState<typeof results>();
  const isReopened = changing === results;
  const isFolded = mayFold(prediction.state) && !isReopened;
  useEffect(() => {
    if (isReopened) submit.current?.form?.querySelector('select')?.focus();
  }, [isReopened]);
  const { role } = user;
  const plan = {
    role,
    triesLeft,
    perDay,
    isCounting: perDay === null && prediction.state.matches({ tries: 'reading' }),
    isCompact: isOpenedByAddress,
  };
  // An answer to a question that came along, as from the landing page, comes before the plan.
  const known = canonicalRole(role);
  const isBelow =
    isOpenedByAddress && known !== undefined && !isStaffRole(known) && !isLocked(role, triesLeft);
  return (
    <>
      <PredictionHero {...plan} isBelow={isBelow} />
      <div className={content}>
        {isUndecided(prediction.state) ? (
          <Loading label={copy.loading} />
        ) : (
          <Columns side={<PredictionSide />} isBelow={isFolded || isAsked(prediction.state)}>
            {!isFolded && <PredictionForm {...prediction} submit={submit} />}
            <Results
              {...prediction}
              submit={submit}
              onChange={isFolded ? () => setChanging(results) : undefined}
            />
          </Columns>
        )}
        {isBelow && <Allowance {...plan} />}
      </div>
    </>
  );
};
