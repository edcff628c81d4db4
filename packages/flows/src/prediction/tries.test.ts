import { describe, expect, it } from 'vitest';
import {
  emptyForm,
  isRefused,
  questionOf,
  type Form,
  type PredictionQuery,
  type Tries,
  type TriesQuery,
} from './form.ts';
import { triesLine } from './plan.ts';
import { complete, results, settled, startPrediction, student } from './testing/startPrediction.ts';

/** A server that counts questions, like ours. */
const counting = (perDay: number | null, answeredBefore: readonly Form[] = []) => {
  const questions = new Set(answeredBefore.map(questionOf));
  const formOf = (query: TriesQuery): Form => {
    const names = Object.keys(emptyForm) as (keyof Form)[];
    return Object.fromEntries(names.map((name) => [name, query[name] ?? emptyForm[name]])) as never;
  };
  const calls: Form[] = [];
  return {
    calls,
    readTries: async (query: TriesQuery): Promise<Tries> => ({
      perDay,
      left: perDay === null ? null : perDay - questions.size,
      answered: perDay === null || questions.has(questionOf(formOf(query))),
    }),
    predict: async (query: PredictionQuery) => {
      calls.push(formOf(query));
      questions.add(questionOf(formOf(query)));
      return results(30);
    },
  };
};

const form: Form = { ...emptyForm, ...complete };
const other: Form = { ...form, category: 'SC' };

describe('tries that the server counts', () => {
  it('are known before the first, and after each', async () => {
    const { fill, state, submit } = await startPrediction(counting(10));
    expect(state().context).toMatchObject({ triesLeft: 10, perDay: 10 });
    fill();
    await submit();
    expect(state().context.triesLeft).toBe(9);
  });

  it('are not used by the same question again', async () => {
    const { actor, fill, state, submit } = await startPrediction(counting(3));
    fill();
    await submit();
    actor.send({ type: 'form.submitted' });
    expect(state().context.triesLeft).toBe(2);
    await settled();
    expect(state().context.triesLeft).toBe(2);
    fill({ category: 'SC' });
    await submit();
    expect(state().context.triesLeft).toBe(1);
  });

  it('RNK-87 a failed prediction uses one until the server says otherwise', async () => {
    const server = counting(10);
    const predict = async () => Promise.reject(Object.assign(new Error('down'), { status: 500 }));
    const { fill, state, submit } = await startPrediction({ ...server, predict });
    fill();
    await submit();
    expect(state().context.triesLeft).toBe(9);
  });

  it('RNK-51 lock when the server refuses, as after predictions in another tab', async () => {
    const server = counting(3);
    const predict = async () => {
      for (const category of ['SC', 'ST', 'OBC'])
        await server.predict({ air: 1, ...form, category } as PredictionQuery);
      throw Object.assign(new Error('used up'), { status: 429 });
    };
    const { fill, state, submit } = await startPrediction({ ...server, predict });
    fill();
    await submit();
    expect(state().context.triesLeft).toBe(0);
    expect(state().matches({ prediction: { ready: 'failed' } })).toBe(true);
  });

  it('count down locally where the server cannot be asked, and are asked for again', async () => {
    const server = counting(10);
    let asked = 0;
    const { fill, logged, state, submit } = await startPrediction({
      ...server,
      readTries: async (query) => {
        asked += 1;
        if (asked === 1) throw Object.assign(new Error('down'), { status: 500 });
        return server.readTries(query);
      },
    });
    expect(state().context.triesLeft).toBe(3);
    expect(logged).toHaveLength(1);
    fill();
    await submit();
    expect(state().context.triesLeft).toBe(9);
  });

  it('BEY-PRD-13 at 0 refuse a new question, and answer one of the day again', async () => {
    const third = { ...form, category: 'ST' };
    // The first question was asked on another device.
    const server = counting(3, [form]);
    const { fill, state, submit } = await startPrediction(server);
    fill(other);
    await submit();
    fill(third);
    await submit();
    expect(state().context.triesLeft).toBe(0);
    for (const answered of [other, form, third]) {
      fill(answered);
      await settled();
      expect(isRefused(state().context)).toBe(false);
      await submit();
      expect(server.calls.at(-1)).toEqual(answered);
    }
    expect(state().context.triesLeft).toBe(0);
    fill({ category: 'OBC' });
    await settled();
    expect(isRefused(state().context)).toBe(true);
    await submit();
    expect(server.calls).toHaveLength(5);
  });

  it.each([
    ['FREE', 3, { left: 2, perDay: 3 }],
    ['FREE', null, { left: 2, perDay: null }],
    ['BASIC', 10, { left: 2, perDay: 10 }],
    ['BASIC', null, null],
    ['PREMIUM', null, null],
    ['Advance', null, null],
  ])('BEY-PRD-05 stand beside the button: %s, %j a day', (role, perDay, line) => {
    expect(triesLine(role, 2, perDay)).toEqual(line);
  });
});

describe('a question by its address', () => {
  it('BEY-PRD-06 that was answered today shows its results and their page, and uses no try', async () => {
    const server = counting(3, [form]);
    const { state } = await startPrediction(server, { ...student, form, page: 2 });
    await settled();
    expect(server.calls).toHaveLength(1);
    expect(state().context).toMatchObject({ page: 2, triesLeft: 2, openedPage: null });
    expect(state().context.results).toHaveLength(30);
  });

  it('BEY-PRD-06 that would use one is filled in, and waits', async () => {
    const server = counting(3, [other]);
    const { state, submit } = await startPrediction(server, { ...student, form, page: 2 });
    await settled();
    expect(server.calls).toEqual([]);
    expect(state().context).toMatchObject({ form, triesLeft: 2 });
    expect(state().matches({ prediction: { ready: 'idle' } })).toBe(true);
    await submit();
    expect(state().context).toMatchObject({ page: 1, triesLeft: 1 });
  });

  it('BEY-PRD-07 waits too where the server does not count', async () => {
    const { state } = await startPrediction({}, { ...student, form });
    await settled();
    expect(state().matches({ prediction: { ready: 'idle' }, tries: 'uncounted' })).toBe(true);
    expect(state().context.triesLeft).toBe(3);
  });

  it('is not answered once it was changed', async () => {
    const server = counting(3, [form]);
    let say: (tries: Tries) => void = () => {};
    const readTries = () => new Promise<Tries>((resolve) => (say = resolve));
    const { fill, state } = await startPrediction({ ...server, readTries }, { ...student, form });
    fill({ category: 'SC' });
    say({ perDay: 3, left: 2, answered: true });
    await settled();
    expect(server.calls).toEqual([]);
    expect(state().matches({ prediction: { ready: 'idle' } })).toBe(true);
  });

  it('opens by Back and Forward: the question before, and another page of this one', async () => {
    const server = counting(3);
    const { actor, fill, state, submit } = await startPrediction(server);
    fill(form);
    await submit();
    fill(other);
    await submit();
    actor.send({ type: 'question.opened', form, page: 3 });
    await settled();
    expect(state().context).toMatchObject({ form, submittedForm: form, page: 3, triesLeft: 1 });
    actor.send({ type: 'question.opened', form, page: 2 });
    expect(state().context).toMatchObject({ page: 2 });
    expect(state().context.results).toHaveLength(30);
    expect(server.calls).toHaveLength(3);
  });
});
