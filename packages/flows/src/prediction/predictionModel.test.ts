import { behavesAsModelled } from '../testing/behaves.ts';
import { emptyForm } from './form.ts';
import { predictionMachine } from './predictionMachine.ts';
import { resultsPageSize } from './predictionSetup.ts';
import { quotas, results, student, complete } from './testing/startPrediction.ts';

const form = { ...emptyForm, ...complete, allottedPh: 'PH' };

behavesAsModelled({
  machine: predictionMachine,
  inputs: () => [
    student,
    // A form with one filter, for an empty result that no set of several filters explains.
    { ...student, role: 'PREMIUM', form: { ...emptyForm, ...complete } },
    { ...student, air: null },
  ],
  events: [
    { type: 'values.changed', values: form },
    { type: 'values.changed', values: { subject: '' } },
    { type: 'student.known', values: { category: 'OBC', subCategory: 'PwD' } },
    { type: 'form.submitted' },
    { type: 'page.changed', page: 2 },
    { type: 'quotas.requested' },
    { type: 'question.opened', form, page: 1 },
  ],
  answers: {
    loadQuotas: { done: [quotas], failed: [{ status: 500 }] },
    readTries: {
      done: [{ perDay: 3, left: 2, answered: true }],
      failed: [{ status: 404 }, { status: 500 }],
    },
    predict: { done: [results(13), []], failed: [{ status: 0 }, { status: 429 }] },
    countWithoutEach: { done: [[3], [0]], failed: [{ status: 500 }] },
    countWithoutAll: { done: [[5]], failed: [{ status: 500 }] },
  },
  home: (snapshot) => snapshot.matches({ quotas: 'ready', prediction: 'ready' }),
  horizon: ({ context }) => context.triesLeft < 2,
  invariantViolation: ({ context }) => {
    if (context.triesLeft < 0) return 'fewer tries than none';
    return context.page > 1 && context.results.length <= resultsPageSize
      ? 'a page that is not there'
      : undefined;
  },
});
