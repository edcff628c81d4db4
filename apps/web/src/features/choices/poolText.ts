import type { SeatOutlook } from '@seatwise/flows/choices';
import { reservedSeatCode } from '@seatwise/flows/prediction';
import { inLanguage } from '../../lib/inLanguage.ts';

type Pool = Partial<Pick<SeatOutlook, 'poolLabel' | 'allottedCategory' | 'allottedPh'>>;

/** For whom a seat is: in the words of its state's authority, else by MCC's code; empty for an open one of MCC. */
export const poolText = ({ poolLabel, ...pool }: Pool): string =>
  poolLabel ? inLanguage(poolLabel) : reservedSeatCode(pool);
