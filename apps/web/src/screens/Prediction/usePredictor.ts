import { predictorMachine, readForm, writeForm, type Form } from '@seatwise/flows/predictor';
import type { StoredUser } from '@seatwise/flows/session';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { logFailure } from '../../lib/logFailure.ts';
import { useServices } from '../../services/services.ts';
import { predictorActors } from './predictorActors.ts';

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
  const machine = useMemo(
    () =>
      predictorMachine.provide({
        actors: predictorActors(api),
        actions: { logFailure: (_, { error }) => logFailure(error) },
      }),
    [api],
  );
  const [state, send] = useMachine(machine, {
    input: { air, role, counsellingCategory, form: readForm(new Map(chosen)) },
  });
  useInAddress(state.context.form);
  return { state, send };
};
