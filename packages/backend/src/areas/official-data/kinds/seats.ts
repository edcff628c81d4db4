import type { DataField } from '@seatwise/api-client/contract/constants/data';
import type { Ph, Pool } from '@seatwise/api-client/contract/prediction';
import type { RowReader } from '../rowReader.ts';
import { wholeNumber } from '../cellValues.ts';
import { defineKind, type CollectOptions, type Collector } from './kind.ts';
import { matrixSeats } from './matrixSeats.ts';
import {
  collegeHeadings,
  createSeatReader,
  isWithoutCollege,
  seatHeadings,
} from './seatColumns.ts';

/** The seats of one quota in one round, split by category if the matrix names it. */
export interface SeatRow {
  readonly instituteCode: string;
  readonly subject: string;
  readonly quota: string;
  readonly category: Pool | null;
  readonly ph: Ph;
  readonly seats: number;
}

const keyOf = ({ instituteCode, subject, quota, category, ph }: SeatRow): string =>
  JSON.stringify([instituteCode, subject, quota, category, ph]);

/** More seats in one row count as mistyped. */
const most = 500;
/** A number this many times above or below the published one is reported as far off. */
const far = 5;

const collect = (
  reader: RowReader<DataField<'seats'>>,
  { details, before }: CollectOptions<SeatRow>,
): Collector<SeatRow> => {
  const published = new Map(before.map((row) => [keyOf(row), row.seats]));
  const rows = new Map<string, { readonly row: SeatRow; readonly line: number }>();
  const readSeat = createSeatReader(reader, { exam: details.exam! });
  const { cell, refuse, warn } = reader;

  const add = (): undefined => {
    const count = wholeNumber(cell('seats'));
    if (count === undefined) return refuse('unreadable number of seats', cell('seats'));
    if (count > most) return refuse('absurd figure', cell('seats'));
    const seat = readSeat();
    if (!seat) return undefined;
    const { category } = seat;
    const row = {
      ...seat,
      category: category?.pool ?? null,
      ph: category?.ph ?? 'NO',
      seats: count,
    };
    const key = keyOf(row);
    const first = rows.get(key);
    if (first) return refuse('doubled row', `${count} seats, as in row ${first.line}`);
    const known = published.get(key);
    if (known && (count > far * known || far * count < known))
      warn('far from before', `${count} seats; published are ${known}`);
    rows.set(key, { row, line: reader.line() });
    reader.use();
    return undefined;
  };
  return { add, finish: () => rows.values() };
};

export const seats = defineKind<'seats', SeatRow>({
  headings: {
    seats:
      /^((NO|NUMBER|NOS) OF |TOTAL |AVAILABLE |VACANT |CLEAR )*(SEATS?|VACANC(Y|IES))( (AVAILABLE|OFFERED|VACANT|COUNT|TOTAL|MATRIX))*$|^(TOTAL|VACANT)$/,
    ...collegeHeadings,
    ...seatHeadings,
  },
  scope: ['exam', 'year', 'round'],
  isSkipped: isWithoutCollege,
  collect,
  keyOf,
  show: ({ instituteCode, subject, quota, category, ph, seats: count }, collegeName) => ({
    title: collegeName(instituteCode),
    detail: [subject, quota, ...(category ? [ph === 'PH' ? `${category} PH` : category] : [])].join(
      ', ',
    ),
    values: { seats: count },
  }),
  apply: async (lists, { colleges, slices }) => ({
    seats: await matrixSeats(colleges, lists, slices),
  }),
});
