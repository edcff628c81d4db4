import { exams } from '@seatwise/api-client/contract/constants/counselling';
import { describe, expect, it } from 'vitest';
import { workerHost } from '../../../testing/hosts.ts';
import { createReferenceData } from '../../../reference/referenceData.ts';
import { practiceSeatsOf } from './practice.ts';

const { cells } = createReferenceData({ seats: 12_000 });

describe.each(exams)('the seats of a practice, %s', (exam) => {
  const seats = practiceSeatsOf(cells, exam);

  it('BEY-ALT-05 hold every cell of the last year once', () => {
    const last = cells.filter(
      (cell) => cell.exam === exam && cell.years.some(({ year }) => year === seats.year),
    );
    const columns = Object.values(seats.cells);
    expect(new Set(columns.map(({ length }) => length))).toEqual(new Set([last.length]));
    const keys = seats.cells.programme.map(
      (programme, at) => programme * 10 + seats.cells.pool[at]!,
    );
    expect(new Set(keys).size).toBe(last.length);
  });

  it('BEY-ALT-05 name each programme by indexes into their lists', () => {
    const { programmes, institutes, subjects, quotas } = seats;
    expect(Math.max(...seats.cells.programme)).toBe(programmes.institute.length - 1);
    expect(Math.max(...programmes.institute)).toBe(institutes.code.length - 1);
    expect(Math.max(...programmes.subject)).toBe(subjects.length - 1);
    expect(Math.max(...programmes.quota)).toBe(quotas.length - 1);
    expect(institutes.name).toHaveLength(institutes.code.length);
    expect(institutes.state).toHaveLength(institutes.code.length);
    expect(seats.sample).toBe(true);
  });
});

describe('the seats of a practice on published ranks', () => {
  it('BEY-ALT-05 BEY-DAT-31 tell what was given in each round of the year', async () => {
    const { backend } = await workerHost();
    const seats = practiceSeatsOf(backend.reference.cells, 'UG');
    expect(seats).toMatchObject({ year: 2024, sample: false });
    expect(seats.rounds!.map(({ round }) => round)).toEqual([
      'Round 1',
      'Stray Vacancy',
      'Special Stray Vacancy',
      'Special Stray Vacancy II',
    ]);
    const [first] = seats.rounds!;
    expect(first!.closing).toHaveLength(seats.cells.closing.length);
    const programme = seats.programmes.institute.findIndex(
      (institute, at) =>
        seats.institutes.code[institute] === '202095' &&
        seats.subjects[seats.programmes.subject[at]!] === 'MBBS' &&
        seats.quotas[seats.programmes.quota[at]!] === 'Open Seat Quota',
    );
    const cell = seats.cells.programme.findIndex(
      (of, at) => of === programme && seats.cells.pool[at] === 0,
    );
    expect([first!.seats[cell], first!.opening[cell], first!.closing[cell]]).toEqual([51, 38, 350]);
    const samples = practiceSeatsOf(backend.reference.cells, 'PG');
    expect(samples.rounds).toBeUndefined();
  });
});
