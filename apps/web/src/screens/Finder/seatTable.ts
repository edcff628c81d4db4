import type { RowOf } from '@seatwise/api-client';
import type { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import { createTable, type Table } from '@seatwise/ui/table';
import { whenIdle } from '../../lib/scheduling.ts';

export type Seat = RowOf<(typeof seatMatrix)['allSeats']>;
/** With `access`, the pairs of quota and state, which decide who may apply. */
export type SeatTable = Table<Seat, keyof Seat | 'access'>;

/** The columns that are shown and filtered by, in order. */
export const seatColumnIds = ['instNm', 'program', 'quotaName', 'state'] as const;
export type SeatColumnId = (typeof seatColumnIds)[number];

/** The columns to sort by; the number of seats shows where the server knows it. */
export const sortableColumnIds = [...seatColumnIds, 'seats'] as const;

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

const directions = ['ascending', 'descending'] as const;

/** Computes every facet and sort order in idle periods; the table caches them. */
export const warmCaches = async (table: SeatTable): Promise<void> => {
  for (const column of seatColumnIds) {
    await whenIdle();
    table.facets(column);
  }
  for (const column of sortableColumnIds) {
    for (const direction of directions) {
      await whenIdle();
      table.view({ sort: { column, direction } });
    }
  }
};
