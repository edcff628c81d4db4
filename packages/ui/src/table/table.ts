import type { Column } from './column.ts';
import { grown } from './column.ts';
import { lazyArray } from './lazyArray.ts';
import { numberColumn } from './numberColumn.ts';
import { nothingFirst, order } from './order.ts';
import { pageOf } from './paging.ts';
import {
  isIdle,
  isSame,
  type Cell,
  type Facet,
  type Filter,
  type Filters,
  type Query,
  type Sorting,
} from './query.ts';
import { textColumn } from './textColumn.ts';

export const columnKinds = ['text', 'number'] as const;
export type ColumnKind = (typeof columnKinds)[number];

type KindOf<Value> = [Value] extends [string | null | undefined]
  ? 'text'
  : [Value] extends [number | null | undefined]
    ? 'number'
    : never;

/** The rows that passed, in order. */
export interface View<Row> {
  /** How many there are. */
  readonly size: number;
  /** One of them; they are put together on demand, as a screen shows few. */
  readonly at: (index: number) => Row;
  /** Which row came in as what, counted from 0, for whoever keeps the records themselves. */
  readonly origin: (index: number) => number;
  /** A page of that length. */
  readonly page: (wanted: number, length: number) => Page<Row>;
}

/** What answers which rows show, and in which order, by the index that each row came in with. */
export interface RowEngine<Name extends string> {
  readonly view: (query?: Query<Name>) => Pick<View<unknown>, 'size' | 'origin'>;
  readonly facets: (column: Name, filters?: Filters<Name>) => readonly Facet[];
}

export interface Page<Row> {
  readonly page: number;
  readonly pages: number;
  readonly rows: readonly Row[];
}

export interface Table<Row, Name extends string> {
  /** Adds rows at the end, so that a table can be shown while it is still being filled. */
  readonly append: (rows: Iterable<Row>) => void;
  /** How many rows it holds. */
  readonly size: () => number;
  /** The rows as they came, each put together when it is read. */
  readonly rows: () => readonly Row[];
  readonly view: (query?: Query<Name>) => View<Row>;
  /** What a column offers to choose, sorted, with counts under the filters of the other columns. */
  readonly facets: (column: Name, filters?: Filters<Name>) => readonly Facet[];
}

const kinds = { text: textColumn, number: numberColumn } as const;

interface Offer<Name extends string> {
  readonly under: Filters<Name>;
  readonly facets: readonly Facet[];
}

/** More columns than bits cannot be told apart in one integer. */
const mostColumns = 31;

/**
 * Rows in columns: every value is coded once when it comes, and each question is answered with
 * integers. Columns that are not named are not kept.
 */
export const createTable = <Row extends { readonly [Key in keyof Row]?: Cell }>(kindOf: {
  readonly [Key in keyof Row & string]: KindOf<Row[Key]>;
}): Table<Row, keyof Row & string> => {
  type Name = keyof Row & string;
  const names = Object.keys(kindOf) as Name[];
  if (names.length > mostColumns) throw new RangeError(`At most ${mostColumns} columns`);
  const columns = new Map<Name, Column<string | number>>(
    names.map((name) => [name, kinds[kindOf[name]]()]),
  );
  const column = (name: Name): Column<string | number> => {
    const known = columns.get(name);
    if (!known) throw new RangeError(`No column is called ${name}`);
    return known;
  };
  const refuseUnknown = (filters: Filters<Name>): void => {
    for (const name of Object.keys(filters)) column(name as Name);
  };
  const bitOf = (name: Name): number => 1 << names.indexOf(name);

  let size = 0;
  /** A bit for each column whose filter the row fails; none is a row that shows. */
  let failed = new Uint32Array(1024);
  const applied = new Map<Name, Filter>();
  /** Every order that was asked for so far. */
  const orders = new Map<string, Uint32Array>();
  /** What a column offered last, and under which filters. */
  const offered = new Map<Name, Offer<Name>>();

  const append = (rows: Iterable<Row>): void => {
    for (const row of rows) {
      if (size === failed.length) failed = grown(failed);
      for (const [name, { push }] of columns) push(row[name]);
      size += 1;
    }
    // All of it knows only the rows that were there.
    applied.clear();
    failed.fill(0);
    orders.clear();
    offered.clear();
  };

  const clear = (bit: number): void => {
    const others = ~bit;
    for (let row = 0; row < size; row += 1) failed[row]! &= others;
  };

  /** Looks only at the columns whose filter has changed. */
  const apply = (filters: Filters<Name>): void => {
    for (const name of names) {
      const filter = filters[name];
      const before = applied.get(name);
      if (isSame(before, filter)) continue;
      const bit = bitOf(name);
      if (before) {
        clear(bit);
        applied.delete(name);
      }
      if (filter !== undefined && !isIdle(filter)) {
        column(name).markFailures(filter, failed, bit);
        applied.set(name, filter);
      }
    }
  };

  const sorted = ({ column: name, direction, missing = 'lowest' }: Sorting<Name>): Uint32Array => {
    const keys = column(name).keys();
    const rows = order(keys, size, direction === 'descending');
    return direction === 'descending' && missing === 'first' ? nothingFirst(rows, keys) : rows;
  };

  const inOrder = ({ sort }: Query<Name>): Uint32Array => {
    const by = sort ? `${sort.direction} ${sort.column} ${sort.missing}` : '';
    const rows = orders.get(by) ?? (sort ? sorted(sort) : order([], size, false));
    orders.set(by, rows);
    return rows;
  };

  const rowAt = (row: number): Row =>
    Object.fromEntries(names.map((name) => [name, column(name).at(row)])) as Row;

  const view = (query: Query<Name> = {}): View<Row> => {
    const { filters = {} } = query;
    refuseUnknown(filters);
    apply(filters);
    const all = inOrder(query);
    let rows = all;
    if (applied.size > 0) {
      const passed = new Uint32Array(size);
      let count = 0;
      for (let index = 0; index < size; index += 1) {
        const row = all[index]!;
        // Written always and counted only if it passed: no branch to guess wrong.
        passed[count] = row;
        count += failed[row] === 0 ? 1 : 0;
      }
      rows = passed.subarray(0, count);
    }
    const origin = (index: number): number => {
      const row = rows[index];
      if (row === undefined) throw new RangeError(`No row ${index}`);
      return row;
    };
    const at = (index: number): Row => rowAt(origin(index));
    return {
      size: rows.length,
      at,
      origin,
      page: (wanted, length) => {
        const { page, pages, from, to } = pageOf(rows.length, wanted, length);
        return {
          page,
          pages,
          rows: Array.from({ length: to - from }, (_, index) => at(from + index)),
        };
      },
    };
  };

  return {
    append,
    size: () => size,
    rows: () => lazyArray(size, rowAt),
    view,
    facets: (name, filters = {}) => {
      refuseUnknown(filters);
      const known = offered.get(name);
      const isUnchanged = (other: Name): boolean =>
        other === name || isSame(known?.under[other], filters[other]);
      if (known && names.every(isUnchanged)) return known.facets;
      apply(filters);
      const facets = column(name).facets(failed, bitOf(name));
      offered.set(name, { under: filters, facets });
      return facets;
    },
  };
};
