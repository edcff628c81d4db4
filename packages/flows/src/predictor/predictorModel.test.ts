import { behavesAsModelled } from '../testing/behaves.ts';
import { predictorMachine } from './predictorMachine.ts';
import { resultsPageSize } from './predictorSetup.ts';
import { quotas, results, student, complete } from './testing/startPredictor.ts';

behavesAsModelled({
  machine: predictorMachine,
  inputs: () => [student, { ...student, role: 'PREMIUM' }, { ...student, air: null }],
  events: [
    { type: 'values.changed', values: { ...complete, allottedPh: 'PH' } },
    { type: 'values.changed', values: { subject: 'BDS' } },
    { type: 'values.changed', values: { subject: '' } },
    { type: 'form.submitted' },
    { type: 'page.changed', page: 2 },
    { type: 'quotas.requested' },
  ],
  answers: {
    loadQuotas: { done: [quotas], failed: [{ status: 500 }] },
    predict: { done: [results(13), []], failed: [{ status: 0 }] },
    countWithoutEach: { done: [[3], [0]], failed: [{ status: 500 }] },
    countWithoutAll: { done: [[5]], failed: [{ status: 500 }] },
  },
  home: (snapshot) => snapshot.matches({ quotas: 'ready', prediction: 'ready' }),
  invariantViolation: ({ context }) => {
    if (context.attempts < 0) return 'attempts below nothing';
    return context.page > 1 && context.results.length <= resultsPageSize
      ? 'a page that is not there'
      : undefined;
  },
});
