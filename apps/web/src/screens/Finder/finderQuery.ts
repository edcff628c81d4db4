import type { DataTableState } from '@seatwise/ui';
import type { Filter } from '@seatwise/ui/table';
import { readSorting, writeSorting } from '../../hooks/sortingInUrl.ts';

/** The columns that filter and sort, as the address names them. */
export const columnIds = ['instNm', 'program', 'quotaName', 'state'] as const;
export type ColumnId = (typeof columnIds)[number];

export type FinderQuery = Pick<DataTableState, 'sorting' | 'columnFilters' | 'pagination'>;

const pageSize = 30;

const none: readonly string[] = [];

/** What is chosen in a column's filter. */
export const selectedIn = (query: FinderQuery, column: ColumnId): readonly string[] => {
  const filter = query.columnFilters.find(({ id }) => id === column);
  return (filter?.value as Filter | undefined)?.oneOf ?? none;
};

const filterOf = (id: ColumnId, oneOf: readonly string[]): FinderQuery['columnFilters'] =>
  oneOf.length > 0 ? [{ id, value: { oneOf } satisfies Filter }] : [];

/** What is chosen in some columns. */
export type Selected = { readonly [Id in ColumnId]?: readonly string[] };

/** Filters by what is chosen in some columns; the others stay as they are. */
export const withSelected = (query: FinderQuery, selected: Selected): FinderQuery => ({
  ...query,
  pagination: { ...query.pagination, pageIndex: 0 },
  columnFilters: columnIds.flatMap((id) => filterOf(id, selected[id] ?? selectedIn(query, id))),
});

export const readQuery = (params: URLSearchParams): FinderQuery => {
  const page = Number(params.get('page'));
  return {
    pagination: { pageIndex: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0, pageSize },
    sorting: readSorting(params, columnIds),
    columnFilters: columnIds.flatMap((id) => filterOf(id, params.getAll(id))),
  };
};

export const writeQuery = (query: FinderQuery): URLSearchParams => {
  const params = new URLSearchParams();
  for (const id of columnIds) for (const value of selectedIn(query, id)) params.append(id, value);
  writeSorting(params, query.sorting);
  const { pageIndex } = query.pagination;
  if (pageIndex > 0) params.set('page', String(pageIndex + 1));
  return params;
};
