import { indianDay, isoDayOf } from '@seatwise/api-client/contract/constants/time';
import type { Database } from '../../db/database.ts';

/** The financial year in India, from April to March, such as 26-27. */
const financialYear = (time: number): string => {
  const [year, month] = isoDayOf(indianDay(time)).split('-').map(Number) as [number, number];
  const first = month < 4 ? year - 1 : year;
  return [first, first + 1].map((each) => String(each % 100).padStart(2, '0')).join('-');
};

/** The next credit note of the financial year; GST asks for a consecutive series of at most 16 characters. */
export const creditNoteNumber = (db: Database, time: number): string => {
  const prefix = `CN/${financialYear(time)}/`;
  const issued = db.orders
    .all()
    .flatMap(({ refunds }) => refunds)
    .filter(({ creditNote }) => creditNote?.startsWith(prefix)).length;
  return prefix + String(issued + 1).padStart(5, '0');
};
