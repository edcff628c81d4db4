import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinedValue, splitValue } from './combinedColumn.ts';
import { createTable } from './table.ts';

interface Seat {
  readonly quota: string | null;
  readonly state: string | null;
  readonly seats: number | null;
}

const seatTable = () =>
  createTable<Seat, 'access'>(
    { quota: 'text', state: 'text', seats: 'number' },
    { access: ['quota', 'state'] },
  );

const seats: readonly Seat[] = [
  { quota: 'All India', state: 'Delhi', seats: 3 },
  { quota: 'State Quota', state: 'Delhi', seats: 4 },
  { quota: ' State Quota', state: 'Kerala ', seats: 5 },
  { quota: null, state: 'Kerala', seats: 6 },
  { quota: 'All India', state: 'Delhi', seats: 7 },
];

describe('a combined column', () => {
  it('BEY-ELG-06 has a value for each distinct pair, trimmed, with its rows', () => {
    const table = seatTable();
    table.append(seats);
    expect(table.facets('access').map(({ value, count }) => [...splitValue(value), count])).toEqual(
      [
        ['All India', 'Delhi', 2],
        ['State Quota', 'Delhi', 1],
        ['State Quota', 'Kerala', 1],
        ['', 'Kerala', 1],
      ],
    );
    expect(table.rows()[0]).toEqual(seats[0]);
  });

  it('filters by pairs together with the other columns, sums and counts under them', () => {
    const table = seatTable();
    table.append(seats);
    const access = {
      oneOf: [combinedValue('state quota', 'KERALA'), combinedValue(null, 'Kerala')],
    };
    expect(table.view({ filters: { access } }).size).toBe(2);
    expect(table.sum('seats', { access })).toEqual({ total: 11, missing: 0 });
    const filters = { access, state: { oneOf: ['Kerala'] } };
    expect(table.facets('access', filters).map(({ count }) => count)).toEqual([0, 0, 1, 1]);
    expect(table.facets('quota', filters)).toEqual([
      { value: 'All India', count: 0 },
      { value: 'State Quota', count: 1 },
    ]);
    expect(table.view({ filters: { access: { oneOf: [] } } }).size).toBe(5);
  });

  it('covers the rows that are appended after it was queried', () => {
    const table = seatTable();
    table.append(seats.slice(0, 2));
    expect(table.facets('access')).toHaveLength(2);
    table.append(seats.slice(2));
    const access = { oneOf: [combinedValue('State Quota', 'Kerala')] };
    expect(table.view({ filters: { access } }).size).toBe(1);
  });

  it('refuses columns that are not text, and parts of values', () => {
    expect(() =>
      createTable<Seat, 'access'>(
        { quota: 'text', state: 'text', seats: 'number' },
        { access: ['quota', 'seats'] },
      ),
    ).toThrow(TypeError);
    const table = seatTable();
    table.append(seats);
    expect(() => table.view({ filters: { access: { contains: 'Delhi' } } })).toThrow(TypeError);
  });

  it('BEY-ELG-06 finds the rows that a test of every row would find', () => {
    const name = fc.constantFrom('A', 'B', 'C', 'D', null);
    const row = fc.record({ quota: name, state: name, seats: fc.constant(1) });
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 60 }),
        fc.subarray(['A', 'B', 'C', '']),
        (rows, ok) => {
          const table = seatTable();
          table.append(rows);
          const passes = (quota: string, state: string) => ok.includes(quota) || quota === state;
          const oneOf = table
            .facets('access')
            .map(({ value }) => value)
            .filter((value) => passes(...splitValue(value)));
          const expected = rows.filter(({ quota, state }) => passes(quota ?? '', state ?? ''));
          if (oneOf.length > 0)
            expect(table.view({ filters: { access: { oneOf } } }).size).toBe(expected.length);
          else expect(expected).toHaveLength(0);
        },
      ),
    );
  });
});
