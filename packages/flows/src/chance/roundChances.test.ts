import { describe, expect, it } from 'vitest';
import { constants, outlookOf, publishable, tierOf } from './formula.ts';
import { poolsOf } from './index.ts';
import { hardestFirst, likeliestFirst, neededRanks, roundChances } from './roundChances.ts';

const odds = (closing: number, spread = 0.2) => ({ expected: Math.log(closing), spread });

describe('the chance by round', () => {
  it('MUST give no earlier main round a better chance than a later one, and a round the tier of the chance that it shows', () => {
    const rounds = [
      { round: 'Round 1', outlook: odds(9000) },
      { round: 'Round 2', outlook: odds(8000) },
      { round: 'Round 3', outlook: odds(12_000) },
    ] as const;
    const [first, second, third] = roundChances(rounds, 9000);
    expect(first).toEqual({
      round: 'Round 1',
      probabilityTier: 'Possible',
      probability: 0.5,
      closing: 9000,
    });
    expect(second).toMatchObject({ probability: 0.5, closing: 8000 });
    expect(third).toMatchObject({ probabilityTier: 'Very Likely', probability: 0.9314 });
    for (let air = 10_360; air < 10_420; air += 1)
      for (const { probability, probabilityTier } of roundChances(rounds, air))
        expect(probabilityTier).toBe(tierOf(probability));
  });

  it('MUST name the rank that each tier needs in the round that takes the worst', () => {
    expect(neededRanks([odds(1000), odds(2000)])).toEqual(neededRanks([odds(2000)]));
    expect(neededRanks([odds(1)]).map(({ tier }) => tier)).toEqual(['Possible']);
  });
});

it('MUST answer with expectation and spread to four decimals, so that published ones give the same chance', () => {
  const lastYear = { year: 2024, maxAir: 61_251, admits: 3 };
  const { expected, spread } = publishable(outlookOf([lastYear], constants.UG));
  expect([expected, spread]).toEqual([11.0727, 0.2]);
});

it('MUST put the likeliest tier first, in it the hardest seat, and the nearest miss first among the unlikely', () => {
  const cell = (allottedCategory: string) => ({
    instituteCode: '1',
    subject: 'MBBS',
    quota: 'All India',
    allottedCategory,
    ph: 'NO',
  });
  const rows = [
    { cell: cell('OP'), outlook: odds(5), probabilityTier: 'Unlikely' },
    { cell: cell('OP'), outlook: odds(9), probabilityTier: 'Likely' },
    { cell: cell('OP'), outlook: odds(7), probabilityTier: 'Unlikely' },
    { cell: cell('OBC'), outlook: odds(9), probabilityTier: 'Likely' },
  ] as const;
  const ordered = likeliestFirst(rows.toSorted(hardestFirst));
  expect(ordered).toEqual([rows[3], rows[1], rows[2], rows[0]]);
});

it('MUST look for a candidate in the pool of the own category and in the open one', () => {
  expect(poolsOf('EWS')).toEqual(['EW', 'OP']);
  expect(poolsOf('General')).toEqual(['OP']);
});
