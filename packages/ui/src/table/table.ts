import type { Column } from './column.ts';
import { createExclusions } from './exclusions.ts';
import { lazyArray } from './lazyArray.ts';
import { numberColumn } from './numberColumn.ts';
import { nullsFirst, radixSort } from './radixSort.ts';
import { pageOf } from './paging.ts';
import {
  isSameFilter,
  type Cell,
  type Facet,
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
    : [Value] extends [Cell | undefined]
      ? 'text'
      : never;

/** The rows that pass the filters, sorted. */
export interface View<Row> {
  /** The number of rows. */
  readonly size: number;
  /** One row, built on demand because a screen shows few. */
  readonly at: (index: number) => Row;
  /** The insertion index of a row, for callers that hold the records themselves. */
  readonly sourceIndex: (index: number) => number;
  /** One page of rows; the page number is clamped to the existing pages. */
  readonly page: (page: number, pageSize: number) => Page<Row>;
}

/** Filters and sorts rows, and identifies them by their insertion index. */
export interface RowEngine<Name extends string> {
  /** The number of rows; rows that are still loading are appended later. */
  readonly size: () => number;
  readonly view: (query?: Query<Name>) => Pick<View<unknown>, 'size' | 'sourceIndex'>;
  readonly facets: (column: Name, filters?: Filters<Name>) => readonly Facet[];
}

export interface Page<Row> {
  readonly page: number;
  readonly pages: number;
  readonly rows: readonly Row[];
}

export interface Table<Row, Name extends string> {
  /** Appends rows, so that a table can be shown while it is still loading. */
  readonly append: (rows: Iterable<Row>) => void;
  /** The number of rows. */
  readonly size: () => number;
  /** The rows in insertion order, each built when it is read. */
  readonly rows: () => readonly Row[];
  readonly view: (query?: Query<Name>) => View<Row>;
  /** A column's distinct values, sorted, with counts under the filters of the other columns. */
  readonly facets: (column: Name, filters?: Filters<Name>) => readonly Facet[];
  /** The sum of a number column over the rows that pass the filters. */
  readonly sum: (column: Name, filters?: Filters<Name>) => Sum;
}

export interface Sum {
  readonly total: number;
  /** How many of the rows have no number. */
  readonly missing: number;
}

const kinds = { text: textColumn, number: numberColumn } as const;

interface CachedFacets<Name extends string> {
  readonly filters: Filters<Name>;
  readonly facets: readonly Facet[];
}

/** Exclusions keep one bit for each column in a 32-bit integer. */
const maxColumns = 31;

const viewOf = <Row>(rows: Uint32Array, rowAt: (row: number) => Row): View<Row> => {
  const sourceIndex = (index: number): number => {
    const row = rows[index];
    if (row === undefined) throw new RangeError(`No row ${index}`);
    return row;
  };
  const at = (index: number): Row => rowAt(sourceIndex(index));
  return {
    size: rows.length,
    at,
    sourceIndex,
    page: (requested, pageSize) => {
      const { page, pages, from, to } = pageOf(rows.length, requested, pageSize);
      return {
        page,
        pages,
        rows: Array.from({ length: to - from }, (_, index) => at(from + index)),
      };
    },
  };
};

/**
 * A columnar table. It encodes every value as an integer when a row is added, and queries work on
 * the integers. Fields that are not listed as columns are dropped.
 */
export const createTable = <
  Row extends { readonly [Key in keyof Row]?: Cell | undefined },
>(kindOf: {
  readonly [Key in keyof Row & string]: KindOf<Row[Key]>;
}): Table<Row, keyof Row & string> => {
  type Name = keyof Row & string;
  const names = Object.keys(kindOf) as Name[];
  if (names.length > maxColumns) throw new RangeError(`At most ${maxColumns} columns`);
  const columns = new Map<Name, Column<string | number>>(
    names.map((name) => [name, kinds[kindOf[name]]()]),
  );
  const column = (name: Name): Column<string | number> => {
    const found = columns.get(name);
    if (!found) throw new RangeError(`No column is called ${name}`);
    return found;
  };
  let size = 0;
  const exclusions = createExclusions(columns);
  const applyFilters = (filters: Filters<Name>): Uint32Array => {
    for (const name of Object.keys(filters)) column(name as Name);
    return exclusions.apply(filters, size);
  };
  /** The row orders of all sortings queried so far. */
  const orderCache = new Map<string, Uint32Array>();
  /** Each column's last facets, with the filters they were computed under. */
  const facetCache = new Map<Name, CachedFacets<Name>>();

  const sortRows = ({ column: name, direction, nulls = 'lowest' }: Sorting<Name>): Uint32Array => {
    const keys = column(name).keys();
    const rows = radixSort(keys, size, direction === 'descending');
    return direction === 'descending' && nulls === 'first' ? nullsFirst(rows, keys) : rows;
  };
  const orderOf = ({ sort }: Query<Name>): Uint32Array => {
    const key = sort ? `${sort.direction} ${sort.column} ${sort.nulls}` : '';
    const rows = orderCache.get(key) ?? (sort ? sortRows(sort) : radixSort([], size, false));
    orderCache.set(key, rows);
    return rows;
  };
  const rowAt = (row: number): Row =>
    Object.fromEntries(names.map((name) => [name, column(name).at(row)])) as Row;

  return {
    append: (rows) => {
      for (const row of rows) {
        for (const [name, { push }] of columns) push(row[name]);
        size += 1;
      }
      // Appending invalidates these caches, which cover only the earlier rows.
      exclusions.reset(size);
      orderCache.clear();
      facetCache.clear();
    },
    size: () => size,
    rows: () => lazyArray(size, rowAt),
    view: (query = {}) => {
      applyFilters(query.filters ?? {});
      return viewOf(exclusions.visible(orderOf(query)), rowAt);
    },
    facets: (name, filters = {}) => {
      const cached = facetCache.get(name);
      const isUnchanged = (other: Name): boolean =>
        other === name || isSameFilter(cached?.filters[other], filters[other]);
      if (cached && names.every(isUnchanged)) return cached.facets;
      const facets = column(name).facets(applyFilters(filters), exclusions.bitOf(name));
      facetCache.set(name, { filters, facets });
      return facets;
    },
    sum: (name, filters = {}) => {
      const excluded = applyFilters(filters);
      const { at } = column(name);
      let total = 0;
      let missing = 0;
      for (let row = 0; row < size; row += 1) {
        if (excluded[row] !== 0) continue;
        const value = at(row);
        if (typeof value === 'number') total += value;
        else missing += 1;
      }
      return { total, missing };
    },
  };
};
