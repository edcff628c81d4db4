import { exams } from '@seatwise/api-client/contract/constants/counselling';
import { describe, expect, it } from 'vitest';
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
