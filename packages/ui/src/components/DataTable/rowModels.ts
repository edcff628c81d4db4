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
import { lazyArray, pageOf, type Facet, type Filter, type RowEngine } from '../../table/index.ts';
import type { StateFeatures } from './stateFeatures.ts';

type Model = RowModel<StateFeatures, RowData>;
type Internal = Parameters<typeof constructRow<StateFeatures, RowData>>[0];
type Of = Table<StateFeatures, RowData>;

/** Filters as the engine takes them; their values are its own. */
const filtersOf = (state: ColumnFiltersState): Readonly<Record<string, Filter>> =>
  Object.fromEntries(state.map(({ id, value }) => [id, value as Filter]));

const sortOf = (table: Of, [first]: SortingState) =>
  first && {
    column: first.id,
    direction: first.desc ? ('descending' as const) : ('ascending' as const),
    missing:
      table.getColumn(first.id)?.columnDef.sortUndefined === 'first'
        ? ('first' as const)
        : ('lowest' as const),
  };

const engineOf = (table: Of): RowEngine<string> | undefined => table.options.meta?.engine;

/** All rows as they came. TanStack's own model makes every row at once; these are made when read. */
export const coreRowModel = (table: Of): (() => Model) =>
  memo({
    memoDeps: () => [table.options.data, table.options.getRowId],
    fn: (data): Model => {
      const made = new Map<number, Row<StateFeatures, RowData>>();
      const rows = lazyArray(data.length, (index) => {
        const known = made.get(index);
        if (known) return known;
        const record = data[index]!;
        const id = table.getRowId(record, index);
        const row = constructRow(table as Internal, id, record, index, 0);
        made.set(index, row);
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

/** The rows that pass the filters, in order: the engine answers both at once. */
export const sortedRowModel = (table: Of): (() => Model) =>
  memo({
    memoDeps: () => [
      table.getCoreRowModel(),
      engineOf(table),
      table.atoms.columnFilters.get(),
      table.atoms.sorting.get(),
    ],
    fn: (all, engine, columnFilters, sorting): Model => {
      if (!engine) return all;
      const { size, sourceIndex } = engine.view({
        filters: filtersOf(columnFilters),
        sort: sortOf(table, sorting) ?? null,
      });
      const rows = lazyArray(size, (index) => all.rows[sourceIndex(index)]!);
      return { rows, flatRows: rows, rowsById: all.rowsById };
    },
  });

/** The rows of the present page, or of the nearest that exists. */
export const paginatedRowModel = (table: Of): (() => Model) =>
  memo({
    memoDeps: () => [table.getPrePaginatedRowModel(), table.atoms.pagination.get()],
    fn: (all, { pageIndex, pageSize }): Model => {
      if (pageSize === Infinity) return all;
      const { from, to } = pageOf(all.rows.length, pageIndex + 1, pageSize);
      const rows = all.rows.slice(from, to);
      return { rows, flatRows: rows, rowsById: all.rowsById };
    },
  });

const none: readonly Facet[] = [];

/** What a column offers to choose, with counts under the filters of the other columns. */
export const facetedUniqueValues = (table: Of, columnId: string): (() => Map<string, number>) =>
  memo({
    memoDeps: () => [table.options.data, engineOf(table), table.atoms.columnFilters.get()],
    fn: (_data, engine, columnFilters) =>
      new Map(
        (engine?.facets(columnId, filtersOf(columnFilters)) ?? none).map(({ value, count }) => [
          value,
          count,
        ]),
      ),
  });
