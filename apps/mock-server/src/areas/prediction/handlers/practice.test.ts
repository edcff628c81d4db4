import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '@seatwise/backend/backend';
import { workerHost } from '../../../testing/hosts.ts';
import { officialCells } from '@seatwise/backend/areas/official-data/officialCells';
import { practiceSeatsOf } from '@seatwise/backend/areas/prediction/handlers/practice';

const cells = await officialCells();

describe.each(['UG', 'PG'] as const)('the seats of a practice, %s', (exam) => {
  const seats = practiceSeatsOf(cells, exam);

  it('BEY-ALT-05 hold every cell of the last year once', () => {
    const last = cells.filter(
      ({ exam: of, years }) =>
        of === exam &&
        years.some(({ year, admitsUnknown }) => year >= seats.year && !admitsUnknown),
    );
    const columns = [
      ...Object.values(seats.cells),
      ...seats.rounds.flatMap(({ seats: given, opening, closing }) => [given, opening, closing]),
    ];
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
  });
});

describe('the seats of a practice on published ranks', () => {
  let backend: Backend;
  let seats: ReturnType<typeof practiceSeatsOf>;
  beforeAll(async () => {
    ({ backend } = await workerHost());
    seats = practiceSeatsOf(backend.reference.cells, 'UG');
  });

  it('BEY-ALT-11 give the official ranks by round, and an estimate where a list is missing', () => {
    expect(seats.year).toBe(2024);
    expect(seats.rounds.map(({ round, basis }) => [round, basis])).toEqual([
      ['Round 1', 'official'],
      ['Round 2', 'official'],
      ['Round 3', 'official'],
      ['Stray Vacancy', 'official'],
    ]);
    const programme = seats.programmes.institute.findIndex(
      (institute, at) =>
        seats.institutes.code[institute] === '200521' &&
        seats.subjects[seats.programmes.subject[at]!] === 'MBBS' &&
        seats.quotas[seats.programmes.quota[at]!] === 'Open Seat Quota',
    );
    const cell = seats.cells.programme.findIndex(
      (of, at) => of === programme && seats.cells.pool[at] === 0,
    );
    const [first, second, third] = seats.rounds;
    expect([first!.seats[cell], first!.opening[cell], first!.closing[cell]]).toEqual([51, 38, 350]);
    expect(second!.closing[cell]).toBeGreaterThanOrEqual(350);
    expect(second!.doubt).toBeUndefined();
    expect(third!.closing[cell]).toBeGreaterThanOrEqual(second!.closing[cell]!);
  });

  it('BEY-ALT-11 expect of a missing round what the prediction expects', () => {
    for (const [index, { closing }] of seats.rounds.slice(1, 3).entries())
      for (const [cell, rank] of closing.entries())
        expect(rank).toBeGreaterThanOrEqual(seats.rounds[index]!.closing[cell]!);
  });

  it('BEY-ALT-11 have none of an exam that nothing is published of', () => {
    const none = practiceSeatsOf(backend.reference.cells, 'MDS');
    expect(none.cells.programme).toEqual([]);
  });
});
