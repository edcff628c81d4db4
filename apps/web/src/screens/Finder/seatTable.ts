import type { RowOf } from '@seatwise/api-client';
import type { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import { createTable, type Table } from '@seatwise/ui/table';
import {
  filterBy,
  filtersBy,
  flag,
  pagination,
  selectedValues,
  sortBy,
  urlQuery,
  type QueryOf,
} from '../../lib/urlParameters.ts';

export type Seat = RowOf<(typeof seatMatrix)['allSeats']>;
/** With `access`, the pairs of quota and state, which decide who may apply. */
export type SeatTable = Table<Seat, keyof Seat | 'access'>;

/** The columns that are shown and filtered by, in order. */
export const seatColumnIds = ['instNm', 'program', 'quotaName', 'state'] as const;
export type SeatColumnId = (typeof seatColumnIds)[number];

export const emptySeatTable = (): SeatTable =>
  createTable<Seat, 'access'>(
    {
      id: 'number',
      instNm: 'text',
      program: 'text',
      quotaName: 'text',
      state: 'text',
      seats: 'number',
      source: 'text',
    },
    { access: ['quotaName', 'state'] },
  );

const pageSize = 30;

/** The part of the table's state that the URL holds. */
export const finderQuery = urlQuery({
  columnFilters: filterBy(seatColumnIds),
  sorting: sortBy([...seatColumnIds, 'seats']),
  /** Whether seats show that the student cannot apply for. */
  showsAll: flag('seats', 'all'),
  pagination: pagination(pageSize),
});
export type FinderQuery = QueryOf<typeof finderQuery>;

/** Values to filter by, for some of the columns. */
export type Selection = { readonly [Id in SeatColumnId]?: readonly string[] };

/** Replaces the filters of some columns and returns to the first page. */
export const withSelection = (query: FinderQuery, selection: Selection): FinderQuery => ({
  ...query,
  pagination: { ...query.pagination, pageIndex: 0 },
  columnFilters: filtersBy(
    seatColumnIds,
    (id) => selection[id as SeatColumnId] ?? selectedValues(query.columnFilters, id),
  ),
});
