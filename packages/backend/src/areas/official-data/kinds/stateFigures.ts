import type { DataField } from '@seatwise/api-client/contract/constants/data';
import type { StateRank } from '@seatwise/official-data';
import { rankOf, rupeesOf, wholeNumber } from '../cellValues.ts';
import type { RowReader } from '../rowReader.ts';

export type StateField = DataField<'stateRanks'>;
type Reader = Pick<RowReader<StateField>, 'cell' | 'refuse'>;
export type Figures = Omit<StateRank, 'code' | 'course' | 'kind' | 'category'>;

/** A rank that no candidate has ever reached. */
const lastRank = 2_500_000;
const isBlank = (text: string): boolean => /^[-–—.\s]*$/.test(text) || /^N\/?A$/i.test(text);

/** A rank; undefined if the cell is blank. A row with any other text is refused. */
export const rankIn = (text: string, { refuse }: Pick<Reader, 'refuse'>): number | undefined => {
  if (isBlank(text)) return undefined;
  const rank = rankOf(text)?.rank;
  if (rank === undefined) return refuse('no rank', text);
  return rank < 1 || rank > lastRank ? refuse('impossible rank', text) : rank;
};

const columns = [
  ['opening', 'openingRank'],
  ['closing', 'closingRank'],
  ['allotted', 'admits'],
  ['fee', 'fee'],
  ['openingMerit', 'openingMerit'],
  ['closingMerit', 'closingMerit'],
  ['openingCategoryMerit', 'openingCategoryMerit'],
  ['closingCategoryMerit', 'closingCategoryMerit'],
  ['marks', 'marks'],
] as const satisfies readonly (readonly [keyof Figures, StateField])[];

const readers: Readonly<Record<string, (text: string, reader: Reader) => number | undefined>> = {
  allotted: wholeNumber,
  fee: rupeesOf,
  marks: wholeNumber,
};

/** The row's figures, in the order of the project's lists. */
export const figuresIn = (reader: Reader): Figures => {
  const figures: { -readonly [F in keyof Figures]: Figures[F] } = {};
  for (const [figure, field] of columns) {
    const text = reader.cell(field);
    const value = isBlank(text) ? undefined : (readers[figure] ?? rankIn)(text, reader);
    if (value !== undefined) figures[figure] = value;
  }
  return figures;
};

const least = (a?: number, b?: number) => (a === undefined ? b : Math.min(a, b ?? a));
const most = (a?: number, b?: number) => (a === undefined ? b : Math.max(a, b ?? a));
const sum = (a?: number, b?: number) => (a === undefined ? b : a + (b ?? 0));

const mergeOf = (figure: keyof Figures) => {
  if (figure === 'allotted') return sum;
  return figure.startsWith('opening') || figure === 'marks' ? least : most;
};

/** The figures by column name, for display. */
export const valuesOf = (figures: Figures): Readonly<Record<string, number>> =>
  Object.fromEntries(
    columns.flatMap(([figure, field]) => {
      const value = figures[figure];
      return value === undefined ? [] : [[field, value]];
    }),
  );

/** Merges two rows of a seat: a list may spell its college in two ways, or name each candidate. */
export const together = (one: Figures, other: Figures): Figures =>
  Object.fromEntries(
    columns.flatMap(([figure]) => {
      const value = mergeOf(figure)(one[figure], other[figure]);
      return value === undefined ? [] : [[figure, value]];
    }),
  );

/** The closing rank of a seat, of whichever type the list has. */
export const closingOf = (figures: Figures): number | undefined =>
  figures.closing ?? figures.closingMerit ?? figures.closingCategoryMerit;
