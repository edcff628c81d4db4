import { describe, expect, it } from 'vitest';
import { chooseSeries, lineOf, ranksCodec, type Series } from './rankSeries.ts';

const series = (program: string, quotaName: string, seat: Partial<Series> = {}): Series => ({
  program,
  quotaName,
  allottedCategory: 'OP',
  allottedPh: 'NO',
  years: [{ year: 2024, minAir: 10, maxAir: 20, source: 'imported' }],
  ...seat,
});

const ranks = [
  series('MBBS', 'All India'),
  series('MBBS', 'All India', { allottedCategory: 'SC', allottedPh: 'PH' }),
  series('MBBS', 'Delhi University Quota'),
  series('MD General Medicine', 'All India', { allottedCategory: 'OBC' }),
];
const none = ranksCodec.read(new URLSearchParams());

describe('the ranks of a college', () => {
  it('BEY-COL-03 are drawn as a line for each main round, without stray rounds', () => {
    const rounds = ['Round 1', 'Round 3', 'Mop-up', 'Stray Vacancy', 'Round 4', undefined];
    expect(rounds.map(lineOf)).toEqual(['Round 1', 'Round 3', 'Round 3', null, null, '']);
  });

  it('BEY-COL-03 begin with the first seat', () => {
    const { programs, quotas, seats, chosen, series: shown } = chooseSeries(ranks, none);
    expect(programs).toEqual(['MBBS', 'MD General Medicine']);
    expect(quotas).toEqual(['All India', 'Delhi University Quota']);
    expect(seats).toEqual(['Open seat (OP)', 'Scheduled Caste, PwD (SC PH)']);
    expect(chosen).toEqual({ program: 'MBBS', quota: 'All India', seat: 'Open seat (OP)' });
    expect(shown).toBe(ranks[0]);
  });

  it('BEY-COL-03 begin with the seat that is nearest to the student, until another is chosen', () => {
    expect(chooseSeries(ranks, none, ranks[2]).series).toBe(ranks[2]);
    const query = { ...none, program: 'MBBS' };
    expect(chooseSeries(ranks, query, ranks[2]).series).toBe(ranks[0]);
  });

  it('BEY-COL-03 follow the choices as far as they are offered together', () => {
    const query = { program: 'MD General Medicine', quota: 'Delhi University Quota', seat: 'x' };
    expect(chooseSeries(ranks, query).series).toBe(ranks[3]);
    const pwd = { ...none, seat: 'Scheduled Caste, PwD (SC PH)' };
    expect(chooseSeries(ranks, pwd).series).toBe(ranks[1]);
    expect(chooseSeries([], none).series).toBeUndefined();
  });

  it('BEY-COL-03 are chosen in the URL, which is empty for the first ones', () => {
    expect(ranksCodec.write(none).toString()).toBe('');
    const query = { program: 'MBBS', quota: '', seat: 'Open seat (OP)' };
    expect(ranksCodec.read(ranksCodec.write(query))).toEqual(query);
  });
});
