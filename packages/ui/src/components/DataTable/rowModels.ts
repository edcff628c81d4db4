import {
  constructRow,
  memo,
  type ColumnFiltersState,
  type Row,
  type RowData,
  type RowModel,
  type SortingState,
  type Table,
} from '@tanstack/react-table';
import {
  lazyArray,
  pageOf,
  type Facet,
  type Filter,
  type RowEngine,
  type Sorting,
} from '../../table/index.ts';
import type { StateFeatures } from './stateFeatures.ts';

type Model = RowModel<StateFeatures, RowData>;
type InternalTable = Parameters<typeof constructRow<StateFeatures, RowData>>[0];
type TableOf = Table<StateFeatures, RowData>;

/** The column filters in the engine's shape, which their values already have. */
const filtersOf = (state: ColumnFiltersState): Readonly<Record<string, Filter>> =>
  Object.fromEntries(state.map(({ id, value }) => [id, value as Filter]));

const sortOf = (table: TableOf, [first]: SortingState): Sorting | undefined =>
  first && {
    column: table.getColumn(first.id)?.columnDef.meta?.sortBy ?? first.id,
    direction: first.desc ? ('descending' as const) : ('ascending' as const),
    nulls:
      table.getColumn(first.id)?.columnDef.sortUndefined === 'first'
        ? ('first' as const)
        : ('lowest' as const),
  };

const engineOf = (table: TableOf): RowEngine<string> | undefined => table.options.meta?.engine;

/** All rows in their given order. TanStack's core model constructs every row up front; this one constructs rows on read. */
export const coreRowModel = (table: TableOf): (() => Model) =>
  memo({
    memoDeps: () => [table.options.data, table.options.getRowId],
    fn: (data): Model => {
      const cache = new Map<number, Row<StateFeatures, RowData>>();
      const rows = lazyArray(data.length, (index) => {
        const cached = cache.get(index);
        if (cached) return cached;
        const record = data[index]!;
        const id = table.getRowId(record, index);
        const row = constructRow(table as InternalTable, id, record, index, 0);
        cache.set(index, row);
        return row;
      });
      let indexes: ReadonlyMap<string, number> | undefined;
      const rowsById = new Proxy<Model['rowsById']>(
        {},
        {
          get: (_, id) => {
            indexes ??= new Map(
              data.map((record, index) => [table.getRowId(record, index), index]),
            );
            const index = typeof id === 'string' ? indexes.get(id) : undefined;
            return index === undefined ? undefined : rows[index];
          },
        },
      );
      return { rows, flatRows: rows, rowsById };
    },
  });

type KeyOf = (index: number) => string;

/** The indexes of records, with each group gathered at its first record. */
const grouped = (indexes: readonly number[], keyOf: KeyOf): readonly number[] =>
  [...Map.groupBy(indexes, keyOf).values()].flat();

/** The filtered and sorted rows, from one query of the engine; groups are ordered by their first row. */
export const sortedRowModel = (table: TableOf): (() => Model) =>
  memo({
    memoDeps: () => [
      table.getCoreRowModel(),
      engineOf(table),
      table.options.meta?.getGroup,
      table.atoms.columnFilters.get(),
      table.atoms.sorting.get(),
    ],
    fn: (all, engine, getGroup, columnFilters, sorting): Model => {
      if (!engine) return all;
      const { size, sourceIndex } = engine.view({
        filters: filtersOf(columnFilters),
        sort: sortOf(table, sorting) ?? null,
      });
      const { data } = table.options;
      // Rows appended after this render took its data wait for the next render.
      const isAhead = engine.size() > data.length;
      const indexes =
        isAhead || getGroup
          ? Array.from({ length: size }, (_, index) => sourceIndex(index)).filter(
              (index) => index < data.length,
            )
          : undefined;
      const order = indexes && getGroup ? grouped(indexes, (at) => getGroup(data[at]!)) : indexes;
      const rows = lazyArray(
        order?.length ?? size,
        (index) => all.rows[order ? order[index]! : sourceIndex(index)]!,
      );
      return { rows, flatRows: rows, rowsById: all.rowsById };
    },
  });

/** The rows of the current page, clamped to the existing pages. */
export const paginatedRowModel = (table: TableOf): (() => Model) =>
  memo({
    memoDeps: () => [table.getPrePaginatedRowModel(), table.atoms.pagination.get()],
    fn: (all, { pageIndex, pageSize }): Model => {
      if (pageSize === Infinity) return all;
      const { from, to } = pageOf(all.rows.length, pageIndex + 1, pageSize);
      const rows = all.rows.slice(from, to);
      return { rows, flatRows: rows, rowsById: all.rowsById };
    },
  });

const noFacets: readonly Facet[] = [];

/** A column's distinct values, with counts under the filters of the other columns. */
export const facetedUniqueValues = (
  table: TableOf,
  columnId: string,
): (() => Map<string, number>) =>
  memo({
    memoDeps: () => [table.options.data, engineOf(table), table.atoms.columnFilters.get()],
    fn: (_data, engine, columnFilters) =>
      new Map(
        (engine?.facets(columnId, filtersOf(columnFilters)) ?? noFacets).map(({ value, count }) => [
          value,
          count,
        ]),
      ),
  });
