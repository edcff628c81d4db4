import { prediction } from '@seatwise/api-client/contract/prediction';
import {
  predictorMachine,
  readForm,
  writeForm,
  type Counseling,
  type Form,
  type Prediction,
  type PredictionQuery,
  type Quota,
} from '@seatwise/flows/predictor';
import type { StoredUser } from '@seatwise/flows/session';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fromPromise, type EventFrom, type SnapshotFrom } from 'xstate';
import { logFailure } from '../../wiring/logFailure.ts';
import { useServices } from '../../wiring/services.ts';

export interface Predictor {
  readonly state: SnapshotFrom<typeof predictorMachine>;
  readonly send: (event: EventFrom<typeof predictorMachine>) => void;
}

/** What is chosen stands in the address, so that a reload loses nothing of it, and a new sign-in neither. */
const useInAddress = (form: Form): void => {
  const { drafts } = useServices();
  const [params, setParams] = useSearchParams();
  const wanted = new URLSearchParams(Object.fromEntries(writeForm(form))).toString();
  useEffect(() => drafts.keep('prediction', wanted), [drafts, wanted]);
  useEffect(() => {
    if (params.toString() !== wanted) setParams(wanted, { replace: true });
  }, [params, setParams, wanted]);
};

/** The machine of the prediction; its results are one visit's and stand in no address. */
export const usePredictor = ({ air, role, counsellingCategory }: StoredUser): Predictor => {
  const { api, drafts } = useServices();
  const [params] = useSearchParams();
  const kept = drafts.read('prediction');
  const chosen =
    params.size > 0 ? params : new URLSearchParams(typeof kept === 'string' ? kept : '');
  const machine = useMemo(() => {
    const { listQuotas, recommend } = api.area(prediction);
    const ask = fromPromise<readonly Prediction[], PredictionQuery>(({ input, signal }) =>
      recommend(input, { signal }),
    );
    return predictorMachine.provide({
      actors: {
        loadQuotas: fromPromise<readonly Quota[], { counselingCategory: Counseling }>(
          ({ input, signal }) => listQuotas(input, { signal }),
        ),
        predict: ask,
        loosen: ask,
      },
      actions: { logFailure: (_, { error }) => logFailure(error) },
    });
  }, [api]);
  const [state, send] = useMachine(machine, {
    input: { air, role, counsellingCategory, form: readForm(new Map(chosen)) },
  });
  useInAddress(state.context.form);
  return { state, send };
};
