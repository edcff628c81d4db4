import { describe, expect, it } from 'vitest';
import {
  answersToKeep,
  emptyForm,
  ownInstead,
  type Prediction,
  type PredictionQuery,
} from './form.ts';
import { resultsPageSize } from './predictionSetup.ts';
import {
  quotas,
  results,
  student,
  complete,
  settled,
  startPrediction,
} from './testing/startPrediction.ts';

describe('the lists of subjects and quotas', () => {
  it('RNK-44 RNK-72 are loaded for the counselling of the student', async () => {
    const asked: unknown[] = [];
    const { state } = await startPrediction({
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
    const { actor, logged, state } = await startPrediction({
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
    const { fill, state } = await startPrediction();
    fill();
    fill({ subject: 'BDS' });
    expect(state().context.form).toMatchObject({ subject: 'BDS', quotaName: '' });
  });
});

describe('what is known of the student', () => {
  const known = { category: 'OBC', subCategory: 'PwD' };

  it('BEY-PRD-17 fills in a new form: MBBS for UG, and the answers where nothing is chosen yet', async () => {
    const { actor, fill, state } = await startPrediction();
    expect(state().context.form).toEqual({ ...emptyForm, subject: 'MBBS' });
    fill({ category: 'SC' });
    actor.send({ type: 'student.known', values: known });
    expect(state().context.form).toEqual({
      ...emptyForm,
      subject: 'MBBS',
      category: 'SC',
      subCategory: 'PwD',
    });
  });

  it('BEY-PRD-17 changes no question of an address, and chooses no subject of another exam', async () => {
    const form = { ...emptyForm, subject: 'BDS' };
    const opened = await startPrediction({}, { ...student, form });
    opened.actor.send({ type: 'student.known', values: known });
    expect(opened.state().context.form).toEqual(form);
    const { state } = await startPrediction({}, { ...student, counsellingCategory: 'NEET PG' });
    expect(state().context.form).toEqual(emptyForm);
  });

  it.each([
    [
      { category: 'OBC' },
      { category: 'General', subCategory: '' },
      { category: 'General', subCategory: '' },
    ],
    [{ category: 'OBC' }, known, known],
    [{ category: 'OBC', subCategory: 'PwD' }, known, undefined],
    [{ category: 'SC', subCategory: 'NO' }, { category: 'SC', subCategory: '' }, undefined],
    [{ category: '' }, known, undefined],
    [{ category: 'OBC' }, { category: '', subCategory: '' }, undefined],
    [{ category: 'OBC' }, null, undefined],
  ])('BEY-PRD-17 a search for %j beside a profile of %j offers %j', (asked, mine, offered) => {
    expect(ownInstead({ ...emptyForm, ...asked }, mine)).toEqual(offered);
  });

  it('BEY-PRD-17 offers to store what was asked where no category is answered, and nothing else', () => {
    const asked = { ...emptyForm, category: 'OBC', subCategory: 'PwD' };
    expect(answersToKeep(asked, null)).toEqual({ category: 'OBC', pwd: true });
    expect(answersToKeep({ ...asked, subCategory: 'NO' }, {})).toEqual({ category: 'OBC' });
    expect(answersToKeep(asked, { category: 'General' })).toBeUndefined();
    expect(answersToKeep({ ...asked, category: 'UR' }, null)).toBeUndefined();
    expect(answersToKeep(emptyForm, null)).toBeUndefined();
  });
});

describe('predicting', () => {
  it('RNK-45 RNK-64 RNK-66 sends the query of the form', async () => {
    const sent: PredictionQuery[] = [];
    const { fill, submit } = await startPrediction({
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
    const { fill, submit, state } = await startPrediction({
      predict: () => {
        calls += 1;
        return new Promise(() => {});
      },
    });
    fill();
    await submit();
    await submit();
    expect(calls).toBe(1);
    expect(state().context.triesLeft).toBe(2);
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
    const { fill, submit, state } = await startPrediction({ predict }, input);
    fill(values);
    await submit();
    expect(calls).toBe(0);
    expect(state().context.triesLeft).toBe(3);
    expect(state().matches({ prediction: { ready: 'idle' } })).toBe(true);
  });

  it.each(['FREE', 'BASIC'])('RNK-48 RNK-49 RNK-51 RNK-75 locks %s after three', async (role) => {
    let calls = 0;
    const predict = async () => {
      calls += 1;
      return [];
    };
    const { fill, submit, state } = await startPrediction({ predict }, { ...student, role });
    fill();
    const left = [state().context.triesLeft];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await submit();
      left.push(state().context.triesLeft);
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
      const { fill, submit, state } = await startPrediction({ predict }, { ...student, role });
      fill();
      for (let attempt = 1; attempt <= 5; attempt += 1) await submit();
      expect(calls).toBe(5);
      expect(state().context.triesLeft).toBe(0);
    },
  );

  it('RNK-85 RNK-86 RNK-87 logs a failure, shows nothing, and the attempt is used', async () => {
    const failure = { status: 500, serverMessage: 'Down.' };
    let calls = 0;
    const { fill, logged, submit, state } = await startPrediction({
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
    expect(state().context).toMatchObject({ results: [], triesLeft: 1, page: 1 });
    expect(JSON.stringify(state().context)).not.toContain('Down.');
  });
});

describe('what was chosen before', () => {
  const form = { ...emptyForm, ...complete };

  it('stays, as far as the lists offer it', async () => {
    const { state } = await startPrediction({}, { ...student, form });
    expect(state().context.form).toEqual(form);
    const gone = { ...form, subject: 'MD Astrology' };
    const { state: other } = await startPrediction({}, { ...student, form: gone });
    expect(other().context.form).toEqual({ ...form, subject: '', quotaName: 'Open Seat Quota' });
  });

  it('stays while the lists are loading', async () => {
    const loadQuotas = () => new Promise<never>(() => {});
    const { fill, state } = await startPrediction({ loadQuotas }, { ...student, form });
    fill({ category: 'SC' });
    expect(state().context.form).toEqual({ ...form, category: 'SC' });
  });
});

describe('paging', () => {
  it('RNK-55 CON-31 shows twelve results at a time', async () => {
    const { actor, fill, submit, state } = await startPrediction();
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
    const { actor, fill, submit, state } = await startPrediction({
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
