import type { Prediction } from '@seatwise/flows/prediction';
import { describe, expect, it } from 'vitest';
import { roundLines, seatsText } from './resultTexts.ts';

const admitted = (...admits: readonly (readonly [year: number, admits: number | null])[]) =>
  ({
    history: admits.map(([year, count]) => ({ year, minAir: 1, maxAir: 2, admits: count })),
  }) as unknown as Prediction;

describe('the seats of a college', () => {
  it('BEY-PRD-19 are those of the newest year together, not the number of rows', () => {
    const rows = [admitted([2023, 90], [2024, 139]), admitted([2024, 1200]), admitted([2022, 7])];
    expect(seatsText(rows)).toBe('1,339 seats given in 2024');
    expect(seatsText([admitted([2024, 1])])).toBe('1 seat given in 2024');
    expect(seatsText([admitted([2024, null]), {} as Prediction])).toBe('');
  });
});

describe('the chances by round', () => {
  const chances = (...given: readonly (readonly [round: string, tier: string])[]) =>
    roundLines({
      rounds: given.map(([round, probabilityTier]) => ({ round, probabilityTier })),
    } as unknown as Prediction);

  it('BEY-PRD-14 are a short line for each change, and none where nothing changes', () => {
    expect(
      chances(['Round 1', 'Unlikely'], ['Round 2', 'Unlikely'], ['Round 3', 'Possible']),
    ).toEqual(['R1: Unlikely', 'R3: Possible']);
    expect(chances(['Round 1', 'Likely'], ['Round 2', 'Likely'])).toEqual([]);
    expect(chances(['Round 1', 'Possible'], ['Stray Vacancy', 'Likely'])).toEqual([
      'Stray, if no seat: Likely',
    ]);
  });
});
