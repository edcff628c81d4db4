import { financialYear } from '@seatwise/api-client/contract/constants/time';
import type { Database } from '../../db/database.ts';

/** The financial year as the series names it, such as 26-27. */
const yearsOf = (time: number): string => {
  const first = financialYear(time);
  return [first, first + 1].map((year) => String(year % 100).padStart(2, '0')).join('-');
};

/** The next credit note of the financial year; GST asks for a consecutive series of at most 16 characters. */
export const creditNoteNumber = (db: Database, time: number): string => {
  const prefix = `CN/${yearsOf(time)}/`;
  const issued = db.orders
    .all()
    .flatMap(({ refunds, withdrawnNotes = [] }) =>
      refunds.map(({ creditNote }) => creditNote).concat(withdrawnNotes),
    )
    .filter((number) => number?.startsWith(prefix)).length;
  return prefix + String(issued + 1).padStart(5, '0');
};
