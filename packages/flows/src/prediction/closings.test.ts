import { describe, expect, it } from 'vitest';
import { expectedClosing } from './closings.ts';
import type { Prediction } from './form.ts';

const rounds: NonNullable<Prediction['rounds']> = [
  { round: 'Round 1', probabilityTier: 'Unlikely', probability: 0.1, closing: 20_000 },
  { round: 'Round 3', probabilityTier: 'Likely', probability: 0.7, closing: 31_000 },
  { round: 'Stray Vacancy', probabilityTier: 'Very Likely', probability: 0.9, closing: 90_000 },
];
const history = [
  { year: 2024, maxAir: 24_000 },
  { year: 2025, maxAir: 26_000 },
];

describe('expectedClosing', () => {
  it.each<[string, Prediction, number | undefined]>([
    ['the last main round', { probabilityTier: 'Likely', rounds, history }, 31_000],
    ['the newest list without rounds', { probabilityTier: 'Likely', history }, 26_000],
    [
      'the stray rounds alone',
      { probabilityTier: 'Likely', rounds: rounds.slice(2), history },
      26_000,
    ],
    ['the documented fields alone', { probabilityTier: 'Likely', maxAir: 15_960 }, 15_960],
    ['a chance without a rank', { probabilityTier: 'Likely', maxAir: null }, undefined],
    ['no chance', { history }, undefined],
  ])('BEY-PRD-39 is of %s', (_, row, rank) => {
    expect(expectedClosing(row)).toBe(rank);
  });
});
