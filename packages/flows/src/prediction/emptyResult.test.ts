import { describe, expect, it } from 'vitest';
import type { PredictionQuery } from './form.ts';
import { results, complete, startPrediction } from './testing/startPrediction.ts';

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
    return startPrediction({ predict: async () => [], countWithout }).then((started) => ({
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
      triesLeft: 2,
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
    expect(state().context).toMatchObject({ triesLeft: 2, responsible });
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

  it('names no filter where counting fails or none is responsible, nor after the next results', async () => {
    let calls = 0;
    const { fill, logged, submit, state } = await startPrediction({
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
