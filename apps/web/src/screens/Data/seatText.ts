import { allottedSeatName } from '@seatwise/flows/predictor';

type Seat = Parameters<typeof allottedSeatName>[0] & {
  readonly program: string;
  readonly quotaName: string;
};

/** A seat in words, without its college. */
export const seatText = (seat: Seat): string =>
  `${seat.program}, ${seat.quotaName}, ${allottedSeatName(seat)}`;
