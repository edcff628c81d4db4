import { ownInstead, predictionMachine, type Form } from '@seatwise/flows/prediction';
import type { StoredUser } from '@seatwise/flows/session';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { applicantOf } from '../../../features/applicant/applicant.ts';
import { useApplicant } from '../../../features/applicant/useApplicant.ts';
import { useFlow, type Flow } from '../../../hooks/useFlow.ts';
import { logFailure } from '../../../lib/logFailure.ts';
import { useServices } from '../../../services/services.ts';
import { predictionCalls } from './predictionCalls.ts';
import { resultsView, type ResultsView } from './resultsView.ts';
import { readQuestion, useQuestionInUrl, writeQuestion } from './useQuestionInUrl.ts';

export interface PredictionFlow extends Flow<typeof predictionMachine> {
  /** What the profile says, where the form asks for another category or disability. */
  readonly own: Partial<Form> | undefined;
  /** How the results are arranged. */
  readonly view: ResultsView;
  readonly updateView: (change: Partial<ResultsView>) => void;
}

/** The prediction machine; its question is in the URL, and what is chosen is a draft. */
export const usePrediction = ({ air, role, counsellingCategory }: StoredUser): PredictionFlow => {
  const services = useServices();
  const { api, drafts } = services;
  const [params] = useSearchParams();
  const draft = drafts.read('prediction');
  const initial =
    params.size > 0 ? params : new URLSearchParams(typeof draft === 'string' ? draft : '');
  const { state, send } = useFlow(predictionMachine, {
    input: { air, role, counsellingCategory, ...readQuestion(initial) },
    calls: predictionCalls(
      api,
      async () => (await applicantOf(services).settled()).profile?.homeState,
    ),
    actions: { logFailure: (_, { error }) => logFailure(error) },
  });

  const { profile } = useApplicant().applicant;
  const own = useMemo(
    () => profile && { category: profile.category ?? '', subCategory: profile.pwd ? 'PwD' : '' },
    [profile],
  );
  useEffect(() => {
    if (own) send({ type: 'student.known', values: own });
  }, [own, send]);

  const [view, setView] = useState(() => resultsView.read(initial));
  const updateView = useCallback(
    (change: Partial<ResultsView>) => setView((before) => ({ ...before, ...change })),
    [],
  );
  const { results, form, submittedForm, page, openedPage } = state.context;
  // The draft holds the page of the results, so that the way back from the finder leads there. Questions
  // are compared as text, because new quota options create an equal form object.
  const asksTheSame = writeQuestion(form, 1, view) === writeQuestion(submittedForm, 1, view);
  const placeOfForm = writeQuestion(form, asksTheSame ? (openedPage ?? page) : 1, view);
  useEffect(() => drafts.keep('prediction', placeOfForm), [drafts, placeOfForm]);

  const [viewed, setViewed] = useState(results);
  if (viewed !== results) {
    setViewed(results);
    // What one question was filtered by may not be among the answers of the next.
    if (viewed.length > 0 && results.length > 0) updateView({ columnFilters: [] });
  }
  const prediction = { state, send, own: ownInstead(form, own), view, updateView };
  useQuestionInUrl(prediction);
  return prediction;
};
