import { examOf } from '@seatwise/api-client/contract/constants/counselling';
import { withEvent, withOutput } from '../shared/machine.ts';
import { counselingOf, emptyForm, queryOf, triesQueryOf, writeForm } from './form.ts';
import { initialTries } from './plan.ts';
import { predictionSetup, type Context } from './predictionSetup.ts';
import { allFilters, eachFilter, formsWithout, type FilterSets } from './responsibleFilters.ts';

const logFailure = withEvent('logFailure');

type Counts = { output: readonly number[] };

const queriesWithout =
  (filterSets: FilterSets) =>
  ({ context: { air, submittedForm, counseling } }: { context: Context }) =>
    formsWithout(submittedForm, filterSets).map((form) => queryOf(air!, form, counseling));

const explainEmpty = (filterSets: FilterSets) =>
  ({
    type: 'explainEmpty',
    params: ({ event }: { event: Counts }) => ({ filterSets, matches: event.output }),
  }) as const;

export const predictionMachine = predictionSetup.createMachine({
  id: 'prediction',
  context: ({ input: { air, role, counsellingCategory, form = emptyForm, page = 1 } }) => ({
    air,
    role,
    exam: examOf(counsellingCategory),
    counseling: counselingOf(counsellingCategory),
    quotas: [],
    form,
    isNew: writeForm(form).length === 0,
    submittedForm: form,
    triesForm: null,
    triesLeft: initialTries,
    perDay: null,
    answered: [],
    openedPage: page,
    results: [],
    page: 1,
    responsible: [],
  }),
  type: 'parallel',
  on: {
    'values.changed': { actions: [withEvent('updateForm'), 'readTriesIfRefused'] },
    'student.known': { guard: 'isNew', actions: withEvent('fillForm') },
    'page.changed': { guard: withEvent('isPage'), actions: withEvent('setPage') },
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
            onDone: { target: 'ready', actions: withOutput('keepQuotas') },
            onError: { target: 'failed', actions: logFailure },
          },
        },
        ready: {},
        failed: { on: { 'quotas.requested': 'loading' } },
      },
    },
    tries: {
      initial: 'reading',
      on: { 'tries.requested': '.reading' },
      states: {
        reading: {
          entry: 'chooseTriesForm',
          invoke: {
            id: 'readTries',
            src: 'readTries',
            input: ({ context: { air, submittedForm, triesForm, counseling } }) =>
              triesQueryOf(air, triesForm ?? submittedForm, counseling),
            onDone: { target: 'settled', actions: withOutput('keepTries') },
            onError: [
              { guard: withEvent('isNotOffered'), target: 'uncounted' },
              { target: 'settled', actions: logFailure },
            ],
          },
        },
        settled: {},
        /** The tries of the specification: three, minus one for each submit. */
        uncounted: { on: { 'tries.requested': {} } },
      },
    },
    prediction: {
      initial: 'ready',
      on: {
        'question.opened': [
          { guard: withEvent('isShown'), actions: withEvent('showPage') },
          { target: '.ready', actions: [withEvent('openQuestion'), 'readTriesAgain'] },
        ],
      },
      states: {
        ready: {
          initial: 'idle',
          always: { guard: 'isAnswered', target: 'predicting' },
          on: {
            'form.submitted': { guard: 'mayPredict', target: 'predicting', actions: 'useTry' },
          },
          states: {
            idle: {},
            shown: { always: { guard: 'isEmptyWithFilters', target: 'empty' } },
            failed: {},
            empty: {
              initial: 'countingEach',
              states: {
                countingEach: {
                  invoke: {
                    id: 'countWithoutEach',
                    src: 'countWithout',
                    input: queriesWithout(eachFilter),
                    onDone: [
                      {
                        guard: withOutput('hasMatches'),
                        target: 'explained',
                        actions: explainEmpty(eachFilter),
                      },
                      { guard: 'hasSeveralFilters', target: 'countingAll' },
                      { target: 'explained' },
                    ],
                    onError: { target: 'unexplained', actions: logFailure },
                  },
                },
                countingAll: {
                  invoke: {
                    id: 'countWithoutAll',
                    src: 'countWithout',
                    input: queriesWithout(allFilters),
                    onDone: { target: 'explained', actions: explainEmpty(allFilters) },
                    onError: { target: 'unexplained', actions: logFailure },
                  },
                },
                explained: {},
                unexplained: {},
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
            onDone: {
              target: 'ready.shown',
              actions: [withOutput('showResults'), 'readTriesAgain'],
            },
            onError: [
              {
                guard: withEvent('isUsedUp'),
                target: 'ready.failed',
                actions: [logFailure, { type: 'showResults', params: [] }, 'readTriesAgain'],
              },
              {
                target: 'ready.failed',
                actions: [logFailure, { type: 'showResults', params: [] }],
              },
            ],
          },
        },
      },
    },
  },
});
