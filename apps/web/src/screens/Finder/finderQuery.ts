import type { DataTableState } from '@seatwise/ui';
import type { Filter } from '@seatwise/ui/table';
import { readSorting, writeSorting } from '../../hooks/sortingInUrl.ts';
import { seatColumnIds, sortableColumnIds, type SeatColumnId } from './seatTable.ts';

/** The part of the table's state that the URL holds. */
export interface FinderQuery extends Pick<
  DataTableState,
  'sorting' | 'columnFilters' | 'pagination'
> {
  /** Whether seats show that the student cannot apply for. */
  readonly showsAll: boolean;
}

const pageSize = 30;

const none: readonly string[] = [];

/** The values that a column is filtered by. */
export const selectedValues = (query: FinderQuery, column: SeatColumnId): readonly string[] => {
  const filter = query.columnFilters.find(({ id }) => id === column);
  return (filter?.value as Filter | undefined)?.oneOf ?? none;
};

const columnFilter = (id: SeatColumnId, oneOf: readonly string[]): FinderQuery['columnFilters'] =>
  oneOf.length > 0 ? [{ id, value: { oneOf } satisfies Filter }] : [];

/** Values to filter by, for some of the columns. */
export type Selection = { readonly [Id in SeatColumnId]?: readonly string[] };

/** Replaces the filters of some columns and returns to the first page. */
export const withSelection = (query: FinderQuery, selection: Selection): FinderQuery => ({
  ...query,
  pagination: { ...query.pagination, pageIndex: 0 },
  columnFilters: seatColumnIds.flatMap((id) =>
    columnFilter(id, selection[id] ?? selectedValues(query, id)),
  ),
});

export const readQuery = (params: URLSearchParams): FinderQuery => {
  const page = Number(params.get('page'));
  return {
    pagination: { pageIndex: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0, pageSize },
    sorting: readSorting(params, sortableColumnIds),
    columnFilters: seatColumnIds.flatMap((id) => columnFilter(id, params.getAll(id))),
    showsAll: params.get('seats') === 'all',
  };
};

export const writeQuery = (query: FinderQuery): URLSearchParams => {
  const params = new URLSearchParams();
  for (const id of seatColumnIds)
    for (const value of selectedValues(query, id)) params.append(id, value);
  writeSorting(params, query.sorting);
  if (query.showsAll) params.set('seats', 'all');
  const { pageIndex } = query.pagination;
  if (pageIndex > 0) params.set('page', String(pageIndex + 1));
  return params;
};
