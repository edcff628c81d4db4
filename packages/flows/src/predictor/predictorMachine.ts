import { counselingOf, emptyForm, queryOf } from './form.ts';
import { initialAttempts } from './plan.ts';
import { predictorSetup, type Context, type Failed } from './predictorSetup.ts';
import { allFilters, eachFilter, loosenedForms, type Suspects } from './responsibleFilters.ts';

const logFailure = {
  type: 'logFailure',
  params: ({ event }: { event: Failed }): Failed => ({ error: event.error }),
} as const;

const output = <Output>({ event }: { event: { output: Output } }): Output => event.output;

type Counts = { output: readonly number[] };

const queriesWithout =
  (suspects: Suspects) =>
  ({ context: { air, asked, counseling } }: { context: Context }) =>
    loosenedForms(asked, suspects).map((form) => queryOf(air!, form, counseling));

const blame = (suspects: Suspects) =>
  ({
    type: 'blame',
    params: ({ event }: { event: Counts }) => ({ suspects, matches: event.output }),
  }) as const;

export const predictorMachine = predictorSetup.createMachine({
  id: 'predictor',
  context: ({ input: { air, role, counsellingCategory, form = emptyForm } }) => ({
    air,
    role,
    counseling: counselingOf(counsellingCategory),
    quotas: [],
    form,
    asked: form,
    attempts: initialAttempts,
    results: [],
    page: 1,
    responsible: [],
  }),
  type: 'parallel',
  on: {
    'values.changed': { actions: 'change' },
    'page.changed': {
      guard: { type: 'isPage', params: ({ event }) => event.page },
      actions: 'turnPage',
    },
  },
  states: {
    quotas: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'loadingQuotas',
          invoke: {
            id: 'loadQuotas',
            src: 'loadQuotas',
            input: ({ context }) => ({ counselingCategory: context.counseling }),
            onDone: {
              target: 'ready',
              actions: { type: 'keepQuotas', params: output },
            },
            onError: { target: 'failed', actions: logFailure },
          },
        },
        ready: {},
        failed: { on: { 'quotas.requested': 'loading' } },
      },
    },
    prediction: {
      initial: 'resting',
      states: {
        resting: {
          initial: 'untried',
          on: {
            'form.submitted': { guard: 'mayPredict', target: 'predicting', actions: 'useAttempt' },
          },
          states: {
            untried: {},
            shown: { always: { guard: 'isToBlame', target: 'unmatched' } },
            failed: {},
            unmatched: {
              initial: 'asking',
              states: {
                asking: {
                  invoke: {
                    id: 'loosenEach',
                    src: 'loosen',
                    input: queriesWithout(eachFilter),
                    onDone: [
                      {
                        guard: { type: 'isFound', params: output },
                        target: 'told',
                        actions: blame(eachFilter),
                      },
                      { guard: 'areSeveral', target: 'askingTogether' },
                      { target: 'told' },
                    ],
                    onError: { target: 'untold', actions: logFailure },
                  },
                },
                askingTogether: {
                  invoke: {
                    id: 'loosenAll',
                    src: 'loosen',
                    input: queriesWithout(allFilters),
                    onDone: { target: 'told', actions: blame(allFilters) },
                    onError: { target: 'untold', actions: logFailure },
                  },
                },
                told: {},
                untold: {},
              },
            },
          },
        },
        predicting: {
          tags: 'busy',
          invoke: {
            id: 'predict',
            src: 'predict',
            input: ({ context: { air, form, counseling } }) => queryOf(air!, form, counseling),
            onDone: { target: 'resting.shown', actions: { type: 'show', params: output } },
            onError: {
              target: 'resting.failed',
              actions: [logFailure, { type: 'show', params: [] }],
            },
          },
        },
      },
    },
  },
});
