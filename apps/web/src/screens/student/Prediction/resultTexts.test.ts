import type { Prediction } from '@seatwise/flows/prediction';
import { describe, expect, it } from 'vitest';
import {
  admittedText,
  marginTexts,
  quotaText,
  rankByYear,
  seatsText,
  whenText,
} from './resultTexts.ts';

const admitted = (...admits: readonly (readonly [year: number, admits: number | null])[]) =>
  ({
    history: admits.map(([year, count]) => ({ year, minAir: 1, maxAir: 2, admits: count })),
  }) as unknown as Prediction;

describe('the seats of a college', () => {
  it('BEY-PRD-19 are those of the newest year together, not the number of rows', () => {
    const rows = [admitted([2023, 90], [2024, 139]), admitted([2024, 1200]), admitted([2022, 7])];
    expect(seatsText(rows)).toBe('1,339 seats given in 2024');
    expect(seatsText([admitted([2024, 1])])).toBe('1 seat given in 2024');
    expect(seatsText([admitted([2024, null]), {}])).toBe('');
  });
});

describe('the ranks of a seat', () => {
  const number = new Intl.NumberFormat('en-IN');
  const row = {
    minAir: 13_961,
    maxAir: 75_701,
    history: [
      { year: 2021, minAir: 20_000, maxAir: 75_701 },
      { year: 2024, minAir: 13_961, maxAir: 48_787 },
    ],
  } as unknown as Prediction;

  it('BEY-PRD-25 name their years, the newest first beside the one over all years', () => {
    expect(admittedText(row, number)).toBe('Ranks 13,961 to 75,701 got a seat, 2021–2024');
    expect(rankByYear(row, 'minAir', number)).toBe('13,961 in 2024');
    expect(rankByYear(row, 'maxAir', number)).toBe('48,787 in 2024; over all years 75,701 in 2021');
    expect(rankByYear({ ...row, history: [] }, 'maxAir', number)).toBe('75,701');
    expect(admittedText({}, number)).toBe('');
  });

  it('BEY-ELG-16 say for whom a restricted quota is', () => {
    const text = (quotaName: string) => quotaText({ quotaName });
    expect(text('Employees State Insurance Scheme(ESI)')).toBe(
      'Employees State Insurance Scheme(ESI) · Children of ESI-insured persons',
    );
    expect(text('Muslim Minority Quota')).toMatch(/ · Minority community$/);
    expect(text('All India')).toBe('All India');
  });
});

describe('the distance to the closing rank', () => {
  const rounds = [
    { round: 'Round 1', closing: 19_198, probabilityTier: 'Unlikely' },
    { round: 'Round 3', closing: 21_523, probabilityTier: 'Likely' },
    { round: 'Stray Vacancy', closing: 90_000, probabilityTier: 'Likely' },
  ];
  const history = [
    { year: 2024, maxAir: 19_999 },
    { year: 2023, maxAir: 30_000 },
  ];
  const known = history.map((year) => ({ ...year, round: 'Round 3' }));
  const number = new Intl.NumberFormat('en-IN');
  const of = (row: object) => marginTexts(row, 20_000, number).join(' · ');

  it('BEY-PRD-31 is that of the newest list, and about that of the last main round where its list is missing', () => {
    expect(of({ rounds, history: known })).toBe('Closed 19,999 (R3 2024) · 1 short');
    expect(of({ rounds, history: [{ year: 2024, round: 'Round 1', maxAir: 100 }] })).toBe(
      'about 1,520 ranks to spare by Round 3',
    );
    expect(of({ history })).toBe('Closed 19,999 (2024) · 1 short');
    expect(of({})).toBe('');
  });

  it('BEY-VER-07 names the list and the round from which on the chance is there', () => {
    const when = (row: object) => whenText(row, number);
    expect(when({ rounds, history: known, probabilityTier: 'Likely' })).toBe(
      'Closed 19,999 (R3 2024) · from Round 3 on',
    );
    expect(when({ rounds, history: known, probabilityTier: 'Unlikely' })).toBe(
      'Closed 19,999 (R3 2024)',
    );
    expect(when({ maxAir: 500 })).toBe('Closed 500');
    expect(when({})).toBe('');
  });
});
