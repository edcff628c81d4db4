import { createActor, fromPromise, type InputFrom } from 'xstate';
import type {
  Counseling,
  Form,
  Prediction,
  PredictionQuery,
  Quota,
  Tries,
  TriesQuery,
} from '../form.ts';
import { predictionMachine } from '../predictionMachine.ts';

export const quotas: readonly Quota[] = [
  { subject: 'MBBS', quota: 'All India' },
  { subject: 'MBBS', quota: 'Open Seat Quota' },
  { subject: 'BDS', quota: 'All India' },
];
export const results = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ instituteCode: String(index) }));

export const student = {
  air: 8500,
  role: 'BASIC',
  counsellingCategory: 'NEET UG Counselling 2025',
};
export const complete = { subject: 'MBBS', category: 'General', quotaName: 'Open Seat Quota' };

interface Calls {
  readonly loadQuotas?: (given: { counselingCategory: Counseling }) => Promise<readonly Quota[]>;
  readonly predict?: (query: PredictionQuery) => Promise<readonly Prediction[]>;
  readonly readTries?: (query: TriesQuery) => Promise<Tries>;
  readonly countWithout?: (queries: readonly PredictionQuery[]) => Promise<readonly number[]>;
}

/** A backend that follows the specification and does not count tries. */
const notOffered = async () => Promise.reject(Object.assign(new Error('none'), { status: 404 }));

export const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Starts a prediction machine with the given calls, once its quotas have loaded. */
export const startPrediction = async (
  {
    loadQuotas = async () => quotas,
    predict = async () => results(30),
    readTries = notOffered,
    countWithout = async () => [],
  }: Calls = {},
  input: InputFrom<typeof predictionMachine> = student,
) => {
  const logged: unknown[] = [];
  const actor = createActor(
    predictionMachine.provide({
      actors: {
        loadQuotas: fromPromise<readonly Quota[], { counselingCategory: Counseling }>(
          ({ input: given }) => loadQuotas(given),
        ),
        predict: fromPromise<readonly Prediction[], PredictionQuery>(({ input: query }) =>
          predict(query),
        ),
        readTries: fromPromise<Tries, TriesQuery>(({ input: query }) => readTries(query)),
        countWithout: fromPromise<readonly number[], readonly PredictionQuery[]>(
          ({ input: queries }) => countWithout(queries),
        ),
      },
      actions: { logFailure: (_, { error }) => logged.push(error) },
    }),
    { input },
  ).start();
  await settled();
  const submit = async () => {
    actor.send({ type: 'form.submitted' });
    await settled();
  };
  const fill = (values: Partial<Form> = complete) => actor.send({ type: 'values.changed', values });
  return { actor, logged, submit, fill, state: () => actor.getSnapshot() };
};
