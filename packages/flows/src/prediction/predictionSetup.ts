import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { assign, enqueueActions, raise, setup } from 'xstate';
import { failureOf, isNotOffered, type Failed } from '../shared/failure.ts';
import { providedCall } from '../shared/machine.ts';
import {
  changedForm,
  filledForm,
  isFree,
  isRefused,
  missingFields,
  ofExam,
  offeredForm,
  questionOf,
  usualSubject,
  type Counseling,
  type Form,
  type Prediction,
  type PredictionQuery,
  type Quota,
  type Tries,
  type TriesQuery,
} from './form.ts';
import {
  eachFilter,
  hasFilters,
  responsibleFilters,
  type ResponsibleFilters,
  type FilterSets,
} from './responsibleFilters.ts';

/** The results show this many at a time. */
export const resultsPageSize = 12;

export interface Input {
  /** The signed-in user's rank. */
  readonly air: number | null;
  readonly role: string;
  readonly counsellingCategory: string | null;
  /** The choices already made; their results load if that costs no try. */
  readonly form?: Form;
  /** The page of results to start with. @default 1 */
  readonly page?: number;
}

export interface Context {
  readonly air: number | null;
  readonly role: string;
  /** The student's own exam. */
  readonly exam: Exam;
  readonly counseling: Counseling;
  readonly quotas: readonly Quota[];
  readonly form: Form;
  /** Whether the form started empty, so that known facts about the student may fill it. */
  readonly isNew: boolean;
  /** The form that was submitted for the current results. */
  readonly submittedForm: Form;
  readonly triesLeft: number;
  /** The server's daily limit; null if it has none or does not count. */
  readonly perDay: number | null;
  /** The form for which the tries were last read; null for the submitted one. */
  readonly triesForm: Form | null;
  /** The questions that the server answers again without using a try. */
  readonly answered: readonly string[];
  /** The page of a question opened by its address, until its results show or it changes. */
  readonly openedPage: number | null;
  readonly results: readonly Prediction[];
  readonly page: number;
  /** The filters that explain an empty result; empty until known. */
  readonly responsible: readonly ResponsibleFilters[];
}

type Events =
  | { type: 'values.changed'; values: Partial<Form> }
  /** What the account and the answers say about the student. */
  | { type: 'student.known'; values: Partial<Form> }
  | { type: 'form.submitted' }
  | { type: 'page.changed'; page: number }
  /** A question by its address: a link, a reload, Back or Forward. */
  | { type: 'question.opened'; form: Form; page: number }
  | { type: 'tries.requested' }
  | { type: 'quotas.requested' };

export interface Explanation {
  readonly filterSets: FilterSets;
  /** The answer of `countWithout`. */
  readonly matches: readonly number[];
}

const pageWithin = (page: number | null, results: number): number =>
  Math.max(1, Math.min(page ?? 1, Math.ceil(results / resultsPageSize)));

/** The types, actors, actions and guards of the prediction machine. */
export const predictionSetup = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Events },
  actors: {
    loadQuotas: providedCall<readonly Quota[], { counselingCategory: Counseling }>('loadQuotas'),
    predict: providedCall<readonly Prediction[], PredictionQuery>('predict'),
    /** The tries left today, and whether this question costs one. */
    readTries: providedCall<Tries, TriesQuery>('readTries'),
    /** Counts the results of each query; costs no try. */
    countWithout: providedCall<readonly number[], readonly PredictionQuery[]>('countWithout'),
  },
  actions: {
    /** Logs to the console; the user sees nothing. */
    logFailure: (_args, _failure: Failed) => undefined,
    keepQuotas: assign(({ context }, listed: readonly Quota[]) => {
      const quotas = ofExam(listed, context.exam);
      const form = context.isNew
        ? filledForm(context.form, { subject: usualSubject(context.exam) })
        : context.form;
      return { quotas, form: offeredForm(form, quotas) };
    }),
    fillForm: assign(({ context }, { values }: { values: Partial<Form> }) => ({
      form: filledForm(context.form, values),
    })),
    updateForm: assign(({ context }, { values }: { values: Partial<Form> }) => ({
      form: changedForm(context.form, values, context.quotas),
      openedPage: null,
    })),
    openQuestion: assign((_, { form, page }: { form: Form; page: number }) => ({
      form,
      isNew: false,
      submittedForm: form,
      openedPage: page,
      results: [],
      page: 1,
      responsible: [],
    })),
    showPage: assign(({ context }, { page }: { page: number }) => ({
      page: pageWithin(page, context.results.length),
    })),
    keepTries: assign(({ context }, { perDay, left, answered }: Tries) => ({
      perDay,
      // Unlimited plans count down too (RNK-80).
      triesLeft: left ?? context.triesLeft,
      answered: answered
        ? [
            ...new Set([
              ...context.answered,
              questionOf(context.triesForm ?? context.submittedForm),
            ]),
          ]
        : context.answered,
    })),
    chooseTriesForm: assign({
      triesForm: ({ context }) => (isRefused(context) ? context.form : null),
    }),
    readTriesAgain: raise({ type: 'tries.requested' }),
    /** Without a try left, a question that was answered on another device may still be free. */
    readTriesIfRefused: enqueueActions(({ context, enqueue }) => {
      if (missingFields(context.air, context.form).length === 0 && isRefused(context))
        enqueue.raise({ type: 'tries.requested' });
    }),
    useTry: assign(({ context }) => ({
      triesLeft: isFree(context) ? context.triesLeft : Math.max(0, context.triesLeft - 1),
      isNew: false,
      submittedForm: context.form,
      openedPage: null,
      page: 1,
    })),
    setPage: assign((_, { page }: { page: number }) => ({ page })),
    showResults: assign(({ context }, results: readonly Prediction[]) => ({
      results: ofExam(results, context.exam),
      page: pageWithin(context.openedPage, results.length),
      openedPage: null,
      responsible: [],
    })),
    explainEmpty: assign(({ context }, { filterSets, matches }: Explanation) => ({
      responsible: responsibleFilters(context.submittedForm, filterSets, matches),
    })),
  },
  guards: {
    isNew: ({ context }) => context.isNew,
    mayPredict: ({ context }) =>
      missingFields(context.air, context.form).length === 0 && !isRefused(context),
    isPage: ({ context: { results } }, { page }: { page: number }) =>
      page >= 1 && (page - 1) * resultsPageSize < results.length,
    /** Whether the opened question can be answered without a try. */
    isAnswered: ({ context: { air, form, submittedForm, answered, openedPage } }) =>
      openedPage !== null &&
      questionOf(form) === questionOf(submittedForm) &&
      answered.includes(questionOf(form)) &&
      missingFields(air, form).length === 0,
    isShown: ({ context: { submittedForm, results } }, { form }: { form: Form }) =>
      results.length > 0 && questionOf(form) === questionOf(submittedForm),
    /** Whether the server's refusal means that no try is left. */
    isUsedUp: ({ context: { triesLeft } }, { error }: Failed) =>
      triesLeft === 0 || failureOf(error).status === 429,
    isNotOffered: (_, { error }: Failed) => isNotOffered(error),
    hasMatches: (_, matches: readonly number[]) => matches.some((count) => count > 0),
    hasSeveralFilters: ({ context: { submittedForm } }) => eachFilter(submittedForm).length > 1,
    isEmptyWithFilters: ({ context: { results, submittedForm } }) =>
      results.length === 0 && hasFilters(submittedForm),
  },
});
