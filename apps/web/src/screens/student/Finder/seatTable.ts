import type { RowOf } from '@seatwise/api-client';
import { examOfProgramme } from '@seatwise/api-client/contract/constants/counselling';
import type { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import type { SeatFacts } from '@seatwise/flows/eligibility';
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
} from '../../../lib/urlParameters.ts';

export type Seat = RowOf<(typeof seatMatrix)['allSeats']>;
/** A row with all facts that decide who may apply in one text: exam, quota, state, and whether women only. */
type SeatRow = Omit<Seat, 'takes'> & { readonly access: string };
export type SeatTable = Table<SeatRow, keyof SeatRow>;

/** A character that no value contains. */
const separator = '\u001F';

/** One programme represents all of its exam, so that rules are decided for few combinations. */
const standIns = { UG: 'MBBS', PG: 'MD', MDS: 'MDS ' } as const;

/** A seat as a row of the table. */
export const seatRow = (seat: Seat): SeatRow => {
  const { program, quotaName, state, takes } = seat;
  const programme = program ? standIns[examOfProgramme(String(program).trim())] : '';
  return { ...seat, access: [programme, quotaName, state, takes].join(separator) };
};

/** Unpacks a value of `access` into the facts about the seat. */
export const factsOf = (access: string): SeatFacts => {
  const [programme, quotaName, state, takes] = access.split(separator);
  return { programme, quotaName, state, womenOnly: takes === 'women' };
};

/** The columns that are shown and can be filtered, in order. */
export const seatColumnIds = ['instNm', 'program', 'quotaName', 'state'] as const;
export type SeatColumnId = (typeof seatColumnIds)[number];

export const emptySeatTable = (): SeatTable =>
  createTable<SeatRow>({
    id: 'number',
    instNm: 'text',
    program: 'text',
    quotaName: 'text',
    state: 'text',
    seats: 'number',
    source: 'text',
    access: 'text',
  });

const pageSize = 30;

/** The part of the table's state in the URL. */
export const finderQuery = urlQuery({
  columnFilters: filterBy(seatColumnIds),
  sorting: sortBy([...seatColumnIds, 'seats']),
  /** Whether seats that the student cannot apply for are shown. */
  showsAll: flag('seats', 'all'),
  pagination: pagination(pageSize),
});
export type FinderQuery = QueryOf<typeof finderQuery>;

/** Filter values for some of the columns. */
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
