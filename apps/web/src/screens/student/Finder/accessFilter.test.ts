import { describe, expect, it } from 'vitest';
import { restrictedTo } from '../../../features/applicant/restrictedTo.ts';
import { accessFilter } from './accessFilter.ts';
import { emptySeatTable, seatRow, type Seat } from './seatTable.ts';

const row = (id: number, quotaName: string | null, state: string | null): Seat => ({
  id,
  instNm: `College ${id}`,
  program: id % 2 ? 'MBBS' : 'BDS',
  quotaName,
  state,
  seats: 1,
});

const table = emptySeatTable();
table.append(
  [
    row(1, 'All India', 'Delhi'),
    row(2, 'Delhi University Quota', 'Delhi'),
    row(3, 'Non-Resident Indian', 'Kerala'),
    row(4, '85% State Quota', 'Kerala'),
    row(5, '85% State Quota', 'Goa'),
    row(6, null, null),
  ].map(seatRow),
);
const keralite = {
  homeState: 'Kerala',
  schooling: 'elsewhere',
  alumniOf: 'none',
  nri: false,
} as const;
const shownIn = (profile: Parameters<typeof accessFilter>[1], filters = {}) => {
  const { view } = restrictedTo(table, { access: accessFilter(table, profile).access });
  const { size, sourceIndex } = view({ filters });
  return Array.from({ length: size }, (_, index) => sourceIndex(index) + 1);
};

describe('the seats that a student may apply for', () => {
  it('BEY-ELG-06 are found by quota and state, and what is hidden is counted under the other filters', () => {
    expect(shownIn(keralite)).toEqual([1, 4, 6]);
    const { hidden } = accessFilter(table, keralite);
    expect(hidden({})).toBe(3);
    expect(hidden({ program: { oneOf: ['MBBS'] } })).toBe(2);
    expect(shownIn(keralite, { program: { oneOf: ['BDS'] } })).toEqual([4, 6]);
  });

  it('BEY-ELG-06 are those of the exam of the account alone', () => {
    const mixed = emptySeatTable();
    const programs = ['MBBS', 'B.Sc Nursing', 'MD General Medicine', 'MDS Periodontology', null];
    mixed.append(
      programs.map((program, id) => seatRow({ ...row(id, 'All India', 'Goa'), program })),
    );
    const { access, hidden } = accessFilter(mixed, { exam: 'UG' });
    const { view } = restrictedTo(mixed, { access });
    const { size, sourceIndex } = view();
    expect(Array.from({ length: size }, (_, index) => programs[sourceIndex(index)])).toEqual([
      'MBBS',
      'B.Sc Nursing',
      null,
    ]);
    expect(hidden({})).toBe(2);
  });

  it('BEY-ELG-10 leave out colleges for women where the student is a man', () => {
    const women = emptySeatTable();
    women.append(
      [
        row(1, 'All India', 'Delhi'),
        { ...row(3, 'All India', 'Delhi'), takes: 'women' as const },
      ].map(seatRow),
    );
    expect(accessFilter(women, { gender: 'M' }).hidden({})).toBe(1);
    expect(accessFilter(women, { gender: 'F' }).hidden({})).toBe(0);
  });

  it('BEY-ELG-06 are all of them for a student who answered nothing', () => {
    expect(shownIn({})).toEqual([1, 2, 3, 4, 5, 6]);
    expect(accessFilter(table, {}).hidden({})).toBe(0);
  });

  it('BEY-ELG-06 are none where no quota of the table is open to the student', () => {
    const closed = emptySeatTable();
    closed.append([seatRow(row(1, 'Non-Resident Indian', 'Goa'))]);
    const { access } = accessFilter(closed, keralite);
    expect(restrictedTo(closed, { access }).view().size).toBe(0);
  });

  it('BEY-ELG-06 narrow the values of the other filters', () => {
    const { access } = accessFilter(table, keralite);
    const states = restrictedTo(table, { access }).facets('state');
    expect(states).toEqual([
      { value: 'Delhi', count: 1 },
      { value: 'Goa', count: 0 },
      { value: 'Kerala', count: 1 },
    ]);
  });
});
