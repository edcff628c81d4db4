import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type InputFrom } from 'xstate';
import { behavesAsModelled } from '../testing/behaves.ts';
import {
  emptyForm,
  type Counseling,
  type Form,
  type Prediction,
  type PredictionQuery,
  type Quota,
} from './form.ts';
import { predictorMachine } from './predictorMachine.ts';
import { resultsPageSize } from './predictorSetup.ts';

const quotas: readonly Quota[] = [
  { subject: 'MBBS', quota: 'All India' },
  { subject: 'MBBS', quota: 'Open Seat Quota' },
  { subject: 'BDS', quota: 'All India' },
];
const results = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ instituteCode: String(index) }) as Prediction);

const student = { air: 8500, role: 'BASIC', counsellingCategory: 'NEET UG Counselling 2025' };
const complete = { subject: 'MBBS', category: 'General', quotaName: 'Open Seat Quota' };

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

interface Calls {
  readonly loadQuotas?: (given: { counselingCategory: Counseling }) => Promise<readonly Quota[]>;
  readonly predict?: (query: PredictionQuery) => Promise<readonly Prediction[]>;
  readonly countWithout?: (queries: readonly PredictionQuery[]) => Promise<readonly number[]>;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

const start = async (
  {
    loadQuotas = async () => quotas,
    predict = async () => results(30),
    countWithout = async () => [],
  }: Calls = {},
  input: InputFrom<typeof predictorMachine> = student,
) => {
  const logged: unknown[] = [];
  const actor = createActor(
    predictorMachine.provide({
      actors: {
        loadQuotas: fromPromise<readonly Quota[], { counselingCategory: Counseling }>(
          ({ input: given }) => loadQuotas(given),
        ),
        predict: fromPromise<readonly Prediction[], PredictionQuery>(({ input: query }) =>
          predict(query),
        ),
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

describe('the lists of subjects and quotas', () => {
  it('RNK-44 RNK-72 are loaded for the counselling of the student', async () => {
    const asked: unknown[] = [];
    const { state } = await start({
      loadQuotas: async (given) => {
        asked.push(given);
        return quotas;
      },
    });
    expect(asked).toEqual([{ counselingCategory: 'UG' }]);
    expect(state().context.quotas).toEqual(quotas);
    expect(state().matches({ quotas: 'ready' })).toBe(true);
  });

  it('RNK-84 are empty after a failure, which is logged, and can be asked for again', async () => {
    const failure = { status: 500 };
    let calls = 0;
    const { actor, logged, state } = await start({
      loadQuotas: async () => {
        calls += 1;
        if (calls === 1) throw Object.assign(new Error('down'), failure);
        return quotas;
      },
    });
    expect(state().matches({ quotas: 'failed' })).toBe(true);
    expect(state().context.quotas).toEqual([]);
    expect(logged).toMatchObject([failure]);
    actor.send({ type: 'quotas.requested' });
    expect(state().hasTag('loadingQuotas')).toBe(true);
    await settled();
    expect(state().context.quotas).toEqual(quotas);
  });

  it('RNK-46 RNK-47 take away a quota that the new subject is not offered under', async () => {
    const { fill, state } = await start();
    fill();
    fill({ subject: 'BDS' });
    expect(state().context.form).toMatchObject({ subject: 'BDS', quotaName: '' });
  });
});

describe('predicting', () => {
  it('RNK-45 RNK-64 RNK-66 sends the query of the form', async () => {
    const sent: PredictionQuery[] = [];
    const { fill, submit } = await start({
      predict: async (query) => {
        sent.push(query);
        return [];
      },
    });
    fill();
    await submit();
    expect(sent).toEqual([{ air: 8500, ...complete, year: '0', counselingCategory: 'UG' }]);
  });

  it('RNK-13 sends one query at a time', async () => {
    let calls = 0;
    const { fill, submit, state } = await start({
      predict: () => {
        calls += 1;
        return new Promise(() => {});
      },
    });
    fill();
    await submit();
    await submit();
    expect(calls).toBe(1);
    expect(state().context.attempts).toBe(2);
    expect(state().hasTag('busy')).toBe(true);
  });

  it.each([
    ['RNK-50 RNK-61 RNK-65 no subject', student, { ...complete, subject: '' }],
    ['RNK-50 RNK-62 RNK-65 no category', student, { ...complete, category: '' }],
    ['RNK-50 RNK-60 RNK-65 no rank', { ...student, air: null }, complete],
  ])('%s: does nothing and uses no attempt', async (_, input, values) => {
    let calls = 0;
    const predict = async () => {
      calls += 1;
      return [];
    };
    const { fill, submit, state } = await start({ predict }, input);
    fill(values);
    await submit();
    expect(calls).toBe(0);
    expect(state().context.attempts).toBe(3);
    expect(state().matches({ prediction: { ready: 'idle' } })).toBe(true);
  });

  it.each(['FREE', 'BASIC'])('RNK-48 RNK-49 RNK-51 RNK-75 locks %s after three', async (role) => {
    let calls = 0;
    const predict = async () => {
      calls += 1;
      return [];
    };
    const { fill, submit, state } = await start({ predict }, { ...student, role });
    fill();
    const left = [state().context.attempts];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await submit();
      left.push(state().context.attempts);
    }
    expect(left).toEqual([3, 2, 1, 0, 0]);
    expect(calls).toBe(3);
  });

  it.each(['PREMIUM', 'ADVANCE'])(
    'RNK-80 counts down for %s too, and never locks',
    async (role) => {
      let calls = 0;
      const predict = async () => {
        calls += 1;
        return [];
      };
      const { fill, submit, state } = await start({ predict }, { ...student, role });
      fill();
      for (let attempt = 1; attempt <= 5; attempt += 1) await submit();
      expect(calls).toBe(5);
      expect(state().context.attempts).toBe(0);
    },
  );

  it('RNK-85 RNK-86 RNK-87 logs a failure, shows nothing, and the attempt is used', async () => {
    const failure = { status: 500, serverMessage: 'Down.' };
    let calls = 0;
    const { fill, logged, submit, state } = await start({
      predict: async () => {
        calls += 1;
        if (calls === 2) throw Object.assign(new Error('down'), failure);
        return results(30);
      },
    });
    fill();
    await submit();
    expect(state().context.results).toHaveLength(30);
    await submit();
    expect(logged).toMatchObject([failure]);
    expect(state().hasTag('busy')).toBe(false);
    expect(state().matches({ prediction: { ready: 'failed' } })).toBe(true);
    expect(state().context).toMatchObject({ results: [], attempts: 1, page: 1 });
    expect(JSON.stringify(state().context)).not.toContain('Down.');
  });
});

describe('what was chosen before', () => {
  const form = { ...emptyForm, ...complete };

  it('is kept, as far as the lists offer it', async () => {
    const { state } = await start({}, { ...student, form });
    expect(state().context.form).toEqual(form);
    const gone = { ...form, subject: 'MD Astrology' };
    const { state: other } = await start({}, { ...student, form: gone });
    expect(other().context.form).toEqual({ ...form, subject: '', quotaName: 'Open Seat Quota' });
  });

  it('is kept while the lists are on their way', async () => {
    const loadQuotas = () => new Promise<never>(() => {});
    const { fill, state } = await start({ loadQuotas }, { ...student, form });
    fill({ category: 'SC' });
    expect(state().context.form).toEqual({ ...form, category: 'SC' });
  });
});

describe('when nothing matches', () => {
  const values = { ...complete, allottedCategory: 'SC' };
  const { subject, category, quotaName } = values;
  const query = { air: 8500, subject, category, year: '0', counselingCategory: 'UG' };
  const ofQuota = { filter: 'quotaName', value: quotaName };
  const ofPool = { filter: 'allottedCategory', value: 'SC' };

  const startUnmatched = (answers: readonly (readonly number[])[]) => {
    const asked: (readonly PredictionQuery[])[] = [];
    const countWithout = async (queries: readonly PredictionQuery[]) => {
      asked.push(queries);
      return answers[asked.length - 1]!;
    };
    return start({ predict: async () => [], countWithout }).then((started) => ({
      ...started,
      asked,
    }));
  };

  it('RNK-63 asks without each filter, names those that hide something, and uses no attempt for it', async () => {
    const { asked, fill, submit, state } = await startUnmatched([[463, 49]]);
    fill(values);
    await submit();
    expect(asked).toEqual([
      [
        { ...query, allottedCategory: 'SC' },
        { ...query, quotaName },
      ],
    ]);
    expect(state().context).toMatchObject({
      attempts: 2,
      responsible: [
        { filters: [ofQuota], matches: 463 },
        { filters: [ofPool], matches: 49 },
      ],
    });
  });

  it.each([
    ['names all', 236, [{ filters: [ofQuota, ofPool], matches: 236 }]],
    ['names none', 0, []],
  ])('asks without any where no single one is enough: %s', async (_, count, responsible) => {
    const { asked, fill, submit, state } = await startUnmatched([[0, 0], [count]]);
    fill(values);
    await submit();
    expect(asked[1]).toEqual([query]);
    expect(state().matches({ prediction: { ready: { empty: 'explained' } } })).toBe(true);
    expect(state().context).toMatchObject({ attempts: 2, responsible });
  });

  it('asks once where there is one filter', async () => {
    const { asked, fill, submit, state } = await startUnmatched([[0]]);
    fill();
    await submit();
    expect(asked).toEqual([[query]]);
    expect(state().matches({ prediction: { ready: { empty: 'explained' } } })).toBe(true);
    expect(state().context.responsible).toEqual([]);
  });

  it('asks nothing more where nothing was filtered', async () => {
    const { asked, fill, submit, state } = await startUnmatched([]);
    fill({ ...complete, quotaName: '' });
    await submit();
    expect(asked).toEqual([]);
    expect(state().matches({ prediction: { ready: 'shown' } })).toBe(true);
  });

  it('blames nobody when that cannot be told, nor after the next results', async () => {
    let calls = 0;
    const { fill, logged, submit, state } = await start({
      predict: async () => (calls === 3 ? results(1) : []),
      countWithout: async () => {
        calls += 1;
        if (calls === 1) throw new Error('down');
        return calls === 2 ? [0, 0] : [1];
      },
    });
    fill(values);
    await submit();
    expect(logged).toHaveLength(1);
    expect(state().context.responsible).toEqual([]);
    expect(state().matches({ prediction: { ready: { empty: 'unexplained' } } })).toBe(true);
    await submit();
    expect(state().context.responsible).toHaveLength(1);
    await submit();
    expect(state().context.responsible).toEqual([]);
  });
});

describe('paging', () => {
  it('RNK-55 CON-31 shows twelve results at a time', async () => {
    const { actor, fill, submit, state } = await start();
    fill();
    await submit();
    const pages = [2, 3, 4, 0, -1].map((page) => {
      actor.send({ type: 'page.changed', page });
      return state().context.page;
    });
    expect(resultsPageSize).toBe(12);
    expect(pages).toEqual([2, 3, 3, 3, 3]);
  });

  it('RNK-53 RNK-54 returns to page 1 on submit, and on new results', async () => {
    let answer: (results: readonly Prediction[]) => void = () => {};
    let calls = 0;
    const { actor, fill, submit, state } = await start({
      predict: () => {
        calls += 1;
        return calls === 1
          ? Promise.resolve(results(30))
          : new Promise((resolve) => (answer = resolve));
      },
    });
    fill();
    await submit();
    actor.send({ type: 'page.changed', page: 3 });
    await submit();
    expect(state().context.page).toBe(1);
    actor.send({ type: 'page.changed', page: 3 });
    answer(results(40));
    await settled();
    expect(state().context).toMatchObject({ page: 1, results: results(40) });
  });
});
