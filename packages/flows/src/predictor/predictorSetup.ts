import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../shared/notProvided.ts';
import {
  changedForm,
  missingFields,
  ofExam,
  offeredForm,
  type Counseling,
  type Form,
  type Prediction,
  type PredictionQuery,
  type Quota,
} from './form.ts';
import { isLocked } from './plan.ts';
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
  /** The signed-in user's. */
  readonly air: number | null;
  readonly role: string;
  readonly counsellingCategory: string | null;
  /** What is chosen already. */
  readonly form?: Form;
}

export interface Context {
  readonly air: number | null;
  readonly role: string;
  /** The student's own. */
  readonly exam: Exam;
  readonly counseling: Counseling;
  readonly quotas: readonly Quota[];
  readonly form: Form;
  /** The form that was submitted for the current results. */
  readonly submittedForm: Form;
  readonly attempts: number;
  readonly results: readonly Prediction[];
  readonly page: number;
  /** The filters that explain an empty result; empty until they are known. */
  readonly responsible: readonly ResponsibleFilters[];
}

type Events =
  | { type: 'values.changed'; values: Partial<Form> }
  | { type: 'form.submitted' }
  | { type: 'page.changed'; page: number }
  | { type: 'quotas.requested' };

export type Failed = { error: unknown };

export interface Explanation {
  readonly filterSets: FilterSets;
  /** What `countWithout` answered. */
  readonly matches: readonly number[];
}

/** The types, actors, actions and guards of the predictor machine. */
export const predictorSetup = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Events },
  actors: {
    loadQuotas: fromPromise<readonly Quota[], { counselingCategory: Counseling }>(
      notProvided('loadQuotas'),
    ),
    predict: fromPromise<readonly Prediction[], PredictionQuery>(notProvided('predict')),
    /** Counts the results of each query; does not use up an attempt. */
    countWithout: fromPromise<readonly number[], readonly PredictionQuery[]>(
      notProvided('countWithout'),
    ),
  },
  actions: {
    /** Logs to the console; nothing is shown. */
    logFailure: (_args, _failure: Failed) => undefined,
    keepQuotas: assign(({ context }, listed: readonly Quota[]) => {
      const quotas = ofExam(listed, context.exam);
      return { quotas, form: offeredForm(context.form, quotas) };
    }),
    updateForm: assign({
      form: ({ context, event }) => {
        assertEvent(event, 'values.changed');
        return changedForm(context.form, event.values, context.quotas);
      },
    }),
    useAttempt: assign(({ context }) => ({
      attempts: Math.max(0, context.attempts - 1),
      submittedForm: context.form,
      page: 1,
    })),
    setPage: assign({
      page: ({ event }) => {
        assertEvent(event, 'page.changed');
        return event.page;
      },
    }),
    showResults: assign(({ context }, results: readonly Prediction[]) => ({
      results: ofExam(results, context.exam),
      page: 1,
      responsible: [],
    })),
    explainEmpty: assign(({ context }, { filterSets, matches }: Explanation) => ({
      responsible: responsibleFilters(context.submittedForm, filterSets, matches),
    })),
  },
  guards: {
    mayPredict: ({ context: { air, form, role, attempts } }) =>
      missingFields(air, form).length === 0 && !isLocked(role, attempts),
    isPage: ({ context: { results } }, page: number) =>
      page >= 1 && (page - 1) * resultsPageSize < results.length,
    hasMatches: (_, matches: readonly number[]) => matches.some((count) => count > 0),
    hasSeveralFilters: ({ context: { submittedForm } }) => eachFilter(submittedForm).length > 1,
    isEmptyWithFilters: ({ context: { results, submittedForm } }) =>
      results.length === 0 && hasFilters(submittedForm),
  },
});
