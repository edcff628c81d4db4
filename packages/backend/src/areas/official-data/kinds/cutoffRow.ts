import type { Ph, Pool } from '@seatwise/api-client/contract/prediction';

/** The published ranks of a seat in one round. */
export interface CutoffRow {
  readonly instituteCode: string;
  readonly subject: string;
  readonly quota: string;
  readonly allottedCategory: Pool;
  readonly ph: Ph;
  readonly minAir: number;
  readonly maxAir: number;
  readonly admits: number;
  /** Set if the list gives no number: `admits` is then the minimum that its ranks allow. */
  readonly admitsUnknown?: true;
  /** True if the list only has closing ranks: `minAir` repeats the closing rank. */
  readonly openingUnknown?: true;
}

export type SeatOfRow = Omit<
  CutoffRow,
  'minAir' | 'maxAir' | 'admits' | 'admitsUnknown' | 'openingUnknown'
>;

export const seatKeyOf = (seat: SeatOfRow): string =>
  `${seat.instituteCode}|${seat.subject}|${seat.quota}|${seat.allottedCategory}|${seat.ph}`;
