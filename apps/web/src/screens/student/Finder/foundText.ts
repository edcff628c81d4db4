import type { Sum } from '@seatwise/ui/table';
import { content } from '../../../content/finder.ts';

/** The number of listed rows, and of their seats in the matrix. */
export const foundText = (
  rows: number,
  { total, missing }: Sum,
  format: (count: number) => string,
): string => {
  if (total === 0) return content.rows(format(rows));
  return content[missing === 0 ? 'seats' : 'seatsOrMore'](format(total), format(rows));
};
