import { readForm, writeForm, type Form } from '@seatwise/flows/prediction';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
import { afterNextFrame, isLeaving, useReturnToEntry } from '../../../hooks/useUrlQuery.ts';
import { resultsView, type ResultsView } from './resultsView.ts';
import type { PredictionFlow } from './usePrediction.ts';

/** Marks navigations by this hook, whose URL is not parsed because the machine is already ahead of it. */
const ownNavigation = 'useQuestionInUrl';

/** Reads the question in a URL, and the page of its results. */
export const readQuestion = (params: URLSearchParams): { form: Form; page: number } => {
  const page = Number(params.get('page'));
  return {
    form: readForm(new Map(params)),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
};

/** The address of a question with the page and the arrangement of its results. */
export const writeQuestion = (form: Form, page: number, view: ResultsView): string =>
  new URLSearchParams([
    ...writeForm(form).map(([name, value]) => [name, value]),
    ...(page > 1 ? [['page', String(page)]] : []),
    ...resultsView.write(view),
  ]).toString();

/**
 * The URL holds the question of the results, their page and their arrangement; before the first
 * submit it holds the choices in the form. Links, Back and Forward open their question.
 */
export const useQuestionInUrl = ({ state, send, view, updateView }: PredictionFlow): void => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const type = useNavigationType();
  const { key, search, pathname, state: marker } = useLocation();
  const { form, submittedForm, page, openedPage } = state.context;
  const isIdle = state.matches({ prediction: { ready: 'idle' } });
  const question = writeQuestion(isIdle ? form : submittedForm, openedPage ?? page, view);

  const latest = useRef({ search, question, wasIdle: isIdle });
  const isOwn = marker === ownNavigation && type !== NavigationType.Pop;
  const readKey = useRef(key);
  const open = useCallback(() => {
    send({ type: 'question.opened', ...readQuestion(params) });
    updateView(resultsView.read(params));
  }, [params, send, updateView]);
  useReturnToEntry(open);
  useEffect(() => {
    if (readKey.current === key) return;
    readKey.current = key;
    if (isOwn) return;
    if (params.size > 0) open();
    // A link to the bare page keeps the present question.
    else
      void navigate({ search: latest.current.question }, { replace: true, state: ownNavigation });
  }, [key, isOwn, params, open, navigate]);

  const isBusy = state.hasTag('busy');
  useEffect(() => {
    const write = (): void => {
      const { search: current, wasIdle } = latest.current;
      latest.current = { ...latest.current, wasIdle: isIdle };
      if (question === current.slice(1) || isLeaving(pathname)) return;
      latest.current.search = `?${question}`;
      void navigate({ search: question }, { replace: isIdle || wasIdle, state: ownNavigation });
    };
    if (!isBusy) return afterNextFrame(write);
    // The response may end the session, and the sign-in leads back to the URL at that moment.
    write();
    return undefined;
  }, [question, isIdle, isBusy, navigate, pathname]);

  useLayoutEffect(() => {
    latest.current = { ...latest.current, question };
  });
  useLayoutEffect(() => {
    latest.current = { ...latest.current, search };
  }, [search]);
};
