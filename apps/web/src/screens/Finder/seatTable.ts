import type { RowOf } from '@seatwise/api-client';
import type { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import { createTable, type Table } from '@seatwise/ui/table';
import { idleness } from '../../lib/scheduling.ts';

export type Seat = RowOf<(typeof seatMatrix)['allSeats']>;
export type SeatTable = Table<Seat, keyof Seat>;

export const emptySeatTable = (): SeatTable =>
  createTable<Seat>({
    id: 'number',
    instNm: 'text',
    program: 'text',
    quotaName: 'text',
    state: 'text',
  });

const columns = ['instNm', 'program', 'quotaName', 'state'] as const;
const directions = ['ascending', 'descending'] as const;

/** Counts and sorts in every way while there is nothing else to do; tables remember it. */
export const workAhead = async (table: SeatTable): Promise<void> => {
  for (const column of columns) {
    await idleness();
    table.facets(column);
    for (const direction of directions) {
      await idleness();
      table.view({ sort: { column, direction } });
    }
  }
};
