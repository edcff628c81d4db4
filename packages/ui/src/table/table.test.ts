import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTable, type Filters } from './index.ts';
import { all, names, reference, tableOf, type Name, type Seat } from './testing/reference.ts';
import { filters, seat, sort } from './testing/seats.ts';

/** Texts that collate as equal may come in either order, so only the sorted column is compared. */
const cellsOf = (rows: readonly Seat[], column: Name) => rows.map((row) => row[column]);

describe('the table engine', () => {
  it('sums a number column over the rows that pass, and counts the rows without a number', () => {
    const seats = tableOf([
      { id: 3, state: 'Goa', program: 'MBBS' },
      { id: null, state: 'Goa', program: 'BDS' },
      { id: 4, state: 'Delhi', program: 'MBBS' },
    ]);
    expect(seats.sum('id')).toEqual({ total: 7, missing: 1 });
    expect(seats.sum('id', { state: { oneOf: ['Goa'] } })).toEqual({ total: 3, missing: 1 });
    expect(seats.sum('id', { state: { oneOf: ['Assam'] } })).toEqual({ total: 0, missing: 0 });
    expect(seats.sum('state')).toEqual({ total: 0, missing: 3 });
  });

  it('FND-36 FND-38 FND-39 FND-40 FND-41 FND-44 shows the same rows in the same order as the reference implementation', () => {
    fc.assert(
      fc.property(
        fc.array(seat, { maxLength: 40 }),
        fc.array(fc.record({ sort, filters }), { minLength: 1, maxLength: 4 }),
        (rows, queries) => {
          const seats = tableOf(rows);
          const expected = reference(rows);
          // All queries run on the same table, to exercise its caches.
          for (const query of queries) expect(all(seats.view(query))).toEqual(expected.view(query));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('FND-50 FND-51 offers the distinct trimmed values, sorted, with counts under the other filters', () => {
    fc.assert(
      fc.property(
        fc.array(seat, { maxLength: 40 }),
        fc.array(filters, { minLength: 1, maxLength: 4 }),
        (rows, queries) => {
          const seats = tableOf(rows);
          // All queries run on the same table, to exercise its caches.
          for (const under of queries)
            for (const name of names) {
              const facets = seats.facets(name, under);
              const expected = reference(rows).facets(name, under);
              expect(new Set(facets.map(({ value }) => value)).size).toBe(facets.length);
              expect(facets).toEqual(expected);
            }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('gives the same results however the rows are appended', () => {
    fc.assert(
      fc.property(
        fc.array(seat, { maxLength: 30 }),
        fc.nat({ max: 30 }),
        fc.record({ sort, filters }),
        (rows, cut, query) => {
          const seats = tableOf(rows.slice(0, cut));
          seats.view(query);
          seats.facets('state', query.filters);
          seats.append(rows.slice(cut));
          expect(seats.size()).toBe(rows.length);
          expect(all(seats.view(query))).toEqual(all(tableOf(rows).view(query)));
        },
      ),
    );
  });

  it('FND-38 FND-39 puts nulls first ascending and last descending', () => {
    const seats = tableOf([
      { id: 2, state: 'Goa', program: null },
      { id: null, state: null, program: null },
      { id: 1, state: 'Delhi', program: null },
    ]);
    const sortedBy = (column: Name, direction: 'ascending' | 'descending') =>
      cellsOf(all(seats.view({ sort: { column, direction } })), column);
    expect(sortedBy('id', 'ascending')).toEqual([null, 1, 2]);
    expect(sortedBy('id', 'descending')).toEqual([2, 1, null]);
    expect(sortedBy('state', 'ascending')).toEqual([null, 'Delhi', 'Goa']);
    expect(sortedBy('state', 'descending')).toEqual(['Goa', 'Delhi', null]);
  });

  it('ADU-09 GAP-131 puts nulls first in both directions with `nulls: first`', () => {
    const seats = tableOf([
      { id: 2, state: 'Goa', program: null },
      { id: null, state: null, program: null },
      { id: 1, state: 'Delhi', program: null },
    ]);
    const sortedBy = (column: Name, direction: 'ascending' | 'descending') =>
      cellsOf(all(seats.view({ sort: { column, direction, nulls: 'first' } })), column);
    expect(sortedBy('id', 'ascending')).toEqual([null, 1, 2]);
    expect(sortedBy('id', 'descending')).toEqual([null, 2, 1]);
    expect(sortedBy('state', 'ascending')).toEqual([null, 'Delhi', 'Goa']);
    expect(sortedBy('state', 'descending')).toEqual([null, 'Goa', 'Delhi']);
  });

  it('FND-40 sorts numbers as numbers, over the whole range of doubles', () => {
    const numbers = [10, 9, -1, 0, 1e300, -1e300, 0.5, -Infinity, Infinity, 2 ** 32, 2 ** 31];
    const seats = tableOf(numbers.map((id) => ({ id, state: null, program: null })));
    const view = seats.view({ sort: { column: 'id', direction: 'ascending' } });
    expect(cellsOf(all(view), 'id')).toEqual(numbers.toSorted((a, b) => a - b));
  });

  it('FND-40 FND-41 sorts the numbers of a text column as numbers, before its texts', () => {
    const table = createTable<{ code: string | number | null }>({ code: 'text' });
    const codes = ['MBBS', 10, '9a', 9, null, 100, 'BDS'];
    table.append(codes.map((code) => ({ code })));
    const sorted = (direction: 'ascending' | 'descending') => {
      const view = table.view({ sort: { column: 'code', direction } });
      return Array.from({ length: view.size }, (_, index) => view.at(index).code);
    };
    const ascending = [null, '9', '10', '100', '9a', 'BDS', 'MBBS'];
    expect(sorted('ascending')).toEqual(ascending);
    expect(sorted('descending')).toEqual(ascending.toReversed());
    expect(table.facets('code').map(({ value }) => value)).toEqual(ascending.slice(1));
    expect(table.view({ filters: { code: { oneOf: ['10'] } } }).size).toBe(1);
  });

  it('FND-45 FND-46 FND-47 cuts pages and clamps the page number', () => {
    const seats = tableOf(
      Array.from({ length: 65 }, (_, id) => ({ id, state: 'Goa', program: null })),
    );
    const view = seats.view();
    expect(view.page(1, 30)).toMatchObject({ page: 1, pages: 3, rows: { length: 30 } });
    expect(view.page(3, 30).rows.map(({ id }) => id)).toEqual([60, 61, 62, 63, 64]);
    expect(view.page(99, 30).page).toBe(3);
    expect(view.page(-4, 30).page).toBe(1);
    expect(view.page(Number.NaN, 30).page).toBe(1);
    expect(tableOf([]).view().page(2, 30)).toEqual({ page: 1, pages: 1, rows: [] });
  });

  it('cuts pages of one row at least, and no more than there are', () => {
    const view = tableOf(
      Array.from({ length: 3 }, (_, id) => ({ id, state: 'Goa', program: null })),
    ).view();
    for (const length of [0, -5, 0.5, Number.NaN])
      expect(view.page(1, length)).toMatchObject({ page: 1, pages: 3, rows: [{ id: 0 }] });
    expect(view.page(2, Infinity)).toMatchObject({ page: 1, pages: 1, rows: { length: 3 } });
  });

  it('normalizes composed and decomposed accents', () => {
    const composed = 'Élan';
    const decomposed = composed.normalize('NFD');
    const seats = tableOf(
      [decomposed, composed].map((state, id) => ({ id, state, program: null })),
    );
    expect(seats.facets('state')).toEqual([{ value: composed, count: 2 }]);
    for (const text of [composed, decomposed]) {
      expect(seats.view({ filters: { state: { oneOf: [text] } } }).size).toBe(2);
      expect(seats.view({ filters: { state: { contains: text } } }).size).toBe(2);
    }
  });

  it('selects no number by a blank', () => {
    const seats = tableOf([0, 7, null].map((id) => ({ id, state: null, program: null })));
    const chosenIds = (...oneOf: string[]) => all(seats.view({ filters: { id: { oneOf } } }));
    expect(chosenIds('')).toEqual([]);
    expect(chosenIds(' 7 ', ' ')).toMatchObject([{ id: 7 }]);
  });

  it('reads a blank back as an empty text, though it filters it like null', () => {
    const table = createTable<{ name: string }>({ name: 'text' });
    table.append([{ name: ' ' }, { name: 'Goa' }]);
    const { name } = table.view().at(0);
    expect(name).toBe('');
    expect(table.facets('name')).toEqual([{ value: 'Goa', count: 1 }]);
    expect(table.view({ filters: { name: { oneOf: [''] } } }).size).toBe(0);
  });

  it('types columns by their cells and filters by one condition', () => {
    // @ts-expect-error -- text is not a number
    createTable<{ rank: string }>({ rank: 'number' });
    // @ts-expect-error -- a number is not text
    createTable<{ code: number | null }>({ code: 'text' });
    // @ts-expect-error -- either whole values or a part
    const both: Filter = { oneOf: ['goa'], contains: 'zzz' };
    // @ts-expect-error -- either a part or a range
    const other: Filter = { contains: '1', from: 1 };
    expect([both, other]).toHaveLength(2);
  });

  it('gives the insertion index of each row', () => {
    const seats = tableOf(['Goa', 'Delhi'].map((state, id) => ({ id, state, program: null })));
    const view = seats.view({ sort: { column: 'state', direction: 'ascending' } });
    expect([view.sourceIndex(0), view.sourceIndex(1)]).toEqual([1, 0]);
  });

  it('leaves a view unchanged by later queries', () => {
    const seats = tableOf(
      ['Goa', 'Delhi', 'Kerala'].map((state, id) => ({ id, state, program: null })),
    );
    const goa = seats.view({ filters: { state: { oneOf: ['Goa'] } } });
    seats.view({ sort: { column: 'state', direction: 'descending' } });
    seats.append([{ id: 9, state: 'Goa', program: null }]);
    expect(all(goa)).toEqual([{ id: 0, state: 'Goa', program: null }]);
    expect(goa.sourceIndex(0)).toBe(0);
    expect(() => goa.at(1)).toThrow(RangeError);
  });

  it('rejects an unknown column and a range of text', () => {
    const seats = tableOf([{ id: 1, state: 'Goa', program: null }]);
    const city = 'city' as 'state';
    const filters: Filters<Name> = { [city]: { oneOf: ['Delhi'] } };
    expect(() => seats.facets(city)).toThrow(RangeError);
    expect(() => seats.view({ sort: { column: city, direction: 'ascending' } })).toThrow(
      RangeError,
    );
    expect(() => seats.view({ filters })).toThrow(RangeError);
    expect(() => seats.facets('state', filters)).toThrow(RangeError);
    expect(() => seats.view({ filters: { state: { from: 1 } } })).toThrow(TypeError);
    const many = Object.fromEntries(Array.from({ length: 32 }, (_, at) => [`c${at}`, 'text']));
    expect(() => createTable<Record<string, string>>(many as Record<string, 'text'>)).toThrow(
      RangeError,
    );
  });
});
