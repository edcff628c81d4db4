import { ownInstead, predictionMachine, type Form } from '@seatwise/flows/prediction';
import type { StoredUser } from '@seatwise/flows/session';
import type { WaitingQuestion } from '@seatwise/flows/trial';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { applicantOf } from '../../../features/applicant/applicant.ts';
import { useApplicant } from '../../../features/applicant/useApplicant.ts';
import { useFlow, type Flow } from '../../../hooks/useFlow.ts';
import { logFailure } from '../../../lib/logFailure.ts';
import { useServices } from '../../../services/services.ts';
import { waitingQuestion } from '../../../services/waitingQuestion.ts';
import { predictionCalls } from './predictionCalls.ts';
import { resultsView, type ResultsView } from './resultsView.ts';
import { readQuestion, useQuestionInUrl, writeQuestion } from './useQuestionInUrl.ts';

export interface PredictionFlow extends Flow<typeof predictionMachine> {
  /** The profile's category and disability, if the form has others. */
  readonly own: Partial<Form> | undefined;
  /** The arrangement of the results. */
  readonly view: ResultsView;
  readonly updateView: (change: Partial<ResultsView>) => void;
}

const asks = (form: Form, { subject, category }: WaitingQuestion): boolean =>
  form.subject === subject && form.category === category;

/** The question from the landing page, unless the address has another one. */
const waitingFor = (params: URLSearchParams): WaitingQuestion | undefined => {
  const waiting = waitingQuestion.read();
  const isOther = waiting && params.size > 0 && !asks(readQuestion(params).form, waiting);
  return isOther ? undefined : waiting;
};

/** Runs the prediction machine; the question is in the URL, and choices in the form are a draft. */
export const usePrediction = ({ air, role, counsellingCategory }: StoredUser): PredictionFlow => {
  const services = useServices();
  const { api, drafts } = services;
  const [params] = useSearchParams();
  const draft = drafts.read('prediction');
  const [waiting] = useState(() => waitingFor(params));
  const kept = waiting
    ? { subject: waiting.subject, category: waiting.category }
    : typeof draft === 'string'
      ? draft
      : '';
  const initial = params.size > 0 ? params : new URLSearchParams(kept);
  const { state, send } = useFlow(predictionMachine, {
    input: { air, role, counsellingCategory, ...readQuestion(initial) },
    calls: predictionCalls(
      api,
      async () => (await applicantOf(services).settled()).profile?.homeState,
    ),
    actions: { logFailure: (_, { error }) => logFailure(error) },
  });

  // The student asked for the answer by a press on the landing page or on the plans.
  const isAsked =
    waiting !== undefined &&
    asks(state.context.form, waiting) &&
    state.matches({ quotas: 'ready', prediction: { ready: 'idle' } });
  useEffect(() => {
    if (!isAsked) return;
    waitingQuestion.drop();
    send({ type: 'form.submitted' });
  }, [isAsked, send]);

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
  // The draft stores the page of the results, so that the way back from the finder leads there.
  // Questions are compared as text, because new quota options create an equal form object.
  const asksTheSame = writeQuestion(form, 1, view) === writeQuestion(submittedForm, 1, view);
  const placeOfForm = writeQuestion(form, asksTheSame ? (openedPage ?? page) : 1, view);
  useEffect(() => drafts.keep('prediction', placeOfForm), [drafts, placeOfForm]);

  const [viewed, setViewed] = useState(results);
  if (viewed !== results) {
    setViewed(results);
    // The filters of one question may not exist among the results of the next.
    if (viewed.length > 0 && results.length > 0)
      updateView({ columnFilters: [], ranks: undefined });
  }
  const prediction = { state, send, own: ownInstead(form, own), view, updateView };
  useQuestionInUrl(prediction);
  return prediction;
};
