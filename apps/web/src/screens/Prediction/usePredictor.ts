import { predictorMachine, readForm, writeForm, type Form } from '@seatwise/flows/predictor';
import type { StoredUser } from '@seatwise/flows/session';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { logFailure } from '../../lib/logFailure.ts';
import { useServices } from '../../services/services.ts';
import { predictorActors } from './predictorActors.ts';
import { readView, writeView, type ResultsView } from './resultsView.ts';

export interface Predictor {
  /** How the results are arranged. */
  readonly view: ResultsView;
  readonly updateView: (change: Partial<ResultsView>) => void;
  readonly state: SnapshotFrom<typeof predictorMachine>;
  readonly send: (event: EventFrom<typeof predictorMachine>) => void;
}

/** Mirrors the form to the URL and to a draft, so that it outlives a reload and a new sign-in. */
const useFormInUrl = (form: Form, view: ResultsView): void => {
  const { drafts } = useServices();
  const [params, setParams] = useSearchParams();
  const formQuery = new URLSearchParams(Object.fromEntries(writeForm(form))).toString();
  useEffect(() => drafts.keep('prediction', formQuery), [drafts, formQuery]);
  const query = [formQuery, writeView(view).toString()].filter(Boolean).join('&');
  useEffect(() => {
    if (params.toString() !== query) setParams(query, { replace: true });
  }, [params, setParams, query]);
};

/** The predictor machine; its form is in the URL, its results last as long as the page. */
export const usePredictor = ({ air, role, counsellingCategory }: StoredUser): Predictor => {
  const { api, drafts } = useServices();
  const [params] = useSearchParams();
  const draft = drafts.read('prediction');
  const initial =
    params.size > 0 ? params : new URLSearchParams(typeof draft === 'string' ? draft : '');
  const machine = useMemo(
    () =>
      predictorMachine.provide({
        actors: predictorActors(api),
        actions: { logFailure: (_, { error }) => logFailure(error) },
      }),
    [api],
  );
  const [state, send] = useMachine(machine, {
    input: { air, role, counsellingCategory, form: readForm(new Map(initial)) },
  });
  const [view, setView] = useState(() => readView(params));
  const updateView = useCallback(
    (change: Partial<ResultsView>) => setView((before) => ({ ...before, ...change })),
    [],
  );
  useFormInUrl(state.context.form, view);
  return { state, send, view, updateView };
};
