import { financialYear } from '@seatwise/api-client/contract/constants/time';
import type { Database } from '../../db/database.ts';

/** The financial year as in the series, such as 26-27. */
const yearsOf = (time: number): string => {
  const first = financialYear(time);
  return [first, first + 1].map((year) => String(year % 100).padStart(2, '0')).join('-');
};

/** The next credit note of the year; GST requires a consecutive series of at most 16 characters. */
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
