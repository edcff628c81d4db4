import { exams } from '@seatwise/api-client/contract/constants/counselling';
import { predictedRounds as rounds } from '@seatwise/api-client/contract/prediction';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../../backend.ts';
import { workerHost } from '../../../testing/hosts.ts';
import { sampleBase } from '../../../reference/baseData.ts';
import { practiceSeatsOf } from './practice.ts';

const { cells } = sampleBase(12_000);

describe.each(exams)('the seats of a practice, %s', (exam) => {
  const seats = practiceSeatsOf(cells, exam);

  it('BEY-ALT-05 hold every cell of the last year once', () => {
    const last = cells.filter(
      (cell) => cell.exam === exam && cell.years.some(({ year }) => year === seats.year),
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
    expect(seats.rounds.map(({ basis }) => basis)).toEqual(rounds.map(() => 'sample'));
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

  it('BEY-ALT-11 use samples for an exam that nothing is published of', () => {
    const samples = practiceSeatsOf(backend.reference.cells, 'PG');
    expect(new Set(samples.rounds.map(({ basis }) => basis))).toEqual(new Set(['sample']));
    const [first, , third, stray] = samples.rounds;
    expect(first!.closing.some((rank, cell) => rank < third!.closing[cell]!)).toBe(true);
    expect(stray!.seats.some((count) => count > 0)).toBe(true);
  });
});
