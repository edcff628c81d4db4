import { describe, expect, it } from 'vitest';
import { extentOf, levelsOf, shortfallsOf, type AccuracyGroup } from './accuracyLevels.ts';

const year = (
  year: number,
  [measured, reached, chance]: readonly [number, number, number | null],
  unfilled?: number,
): AccuracyGroup['years'][number] => ({
  year,
  from: [year - 1],
  seats: 10,
  unfilled,
  tiers: [
    { tier: 'Likely', measured, reached, chance },
    { tier: 'Unlikely', measured: 4, reached: 1, chance: 0.2 },
  ],
});

const group = (...years: AccuracyGroup['years']): AccuracyGroup => ({
  exam: 'UG',
  years,
});

const likely = (...years: AccuracyGroup['years']) => levelsOf(group(...years))[1]!;

it('BEY-BCK-06 a tier falls short where fewer came true than it promised', () => {
  const rounds = [40, 50, 70].map((reached) => group(year(2023, [100, reached, 0.7])));
  expect(shortfallsOf(rounds)).toEqual([
    { exam: 'UG', tier: 'Likely', from: 0.6, to: 0.85, lowest: 0.4, highest: 0.5 },
  ]);
});

describe('the levels of accuracy', () => {
  it('BEY-BCK-06 add up the years, each with its weight', () => {
    expect(likely(year(2022, [100, 80, 0.7]), year(2023, [300, 180, 0.74]))).toEqual({
      name: 'Likely',
      from: 0.6,
      to: 0.85,
      measured: 400,
      chance: 0.73,
      reached: 0.65,
      lowest: 0.6,
      highest: 0.8,
      verdict: 'asSaid',
    });
  });

  it('BEY-BCK-06 are the four tiers, those without predictions too', () => {
    const levels = levelsOf(group(year(2022, [0, 0, null])));
    expect(levels.map(({ name, measured, verdict }) => [name, measured, verdict])).toEqual([
      ['Very Likely', 0, null],
      ['Likely', 0, null],
      ['Possible', 0, null],
      ['Unlikely', 4, 'asSaid'],
    ]);
    expect(levels[0]).toMatchObject({
      chance: null,
      reached: null,
      lowest: null,
      from: 0.85,
      to: 1,
    });
  });

  it.each([
    ['asSaid', [60, 85]],
    ['moreInSomeLists', [60, 86]],
    ['more', [80, 95]],
    ['more', [99, 90]],
    ['fewerInSomeLists', [59, 95]],
    ['fewer', [10, 59]],
    ['fewer', [20, 95]],
  ] as const)('BEY-BCK-05 the verdict is %s of years with %j in 100', (verdict, shares) => {
    const years = shares.map((reached, index) => year(2022 + index, [100, reached, 0.7]));
    expect(likely(...years).verdict).toBe(verdict);
  });

  it('BEY-BCK-06 say no mean chance where a year does not give one', () => {
    expect(likely(year(2022, [100, 80, 0.7]), year(2023, [100, 80, null])).chance).toBeNull();
  });
});

it('BEY-BCK-05 counts what was measured, and what could not be', () => {
  expect(extentOf(group(year(2022, [100, 80, 0.7], 3), year(2023, [50, 40, 0.7])))).toEqual({
    years: [2022, 2023],
    predictions: 158,
    seats: 20,
    unfilled: 3,
  });
});
