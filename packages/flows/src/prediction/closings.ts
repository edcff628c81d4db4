import type { Prediction } from './form.ts';

type Round = NonNullable<Prediction['rounds']>[number]['round'];

/** A closing rank as a list has it. */
export interface ListedClosing {
  readonly rank: number;
  readonly year: number | undefined;
  /** The last main round whose ranks are known; absent where the backend knows no rounds. */
  readonly round: Round | undefined;
}

/** The closing ranks of a seat by year, the newest first; of the documented fields there is one for all years. */
export const closingsOf = ({
  history,
  maxAir,
  resultYear,
}: Prediction): readonly ListedClosing[] => {
  if (history && history.length > 0)
    return history
      .map(({ year, round, maxAir: rank }) => ({ rank, year, round: round ?? undefined }))
      .toSorted((a, b) => b.year - a.year);
  if (typeof maxAir !== 'number') return [];
  return [{ rank: maxAir, year: resultYear ?? undefined, round: undefined }];
};

/**
 * The closing rank to expect by the last main round, or the newest one where the backend expects none.
 * A seat without a chance has none: one year of lists, or a state's own merit, is too little for it.
 */
export const expectedClosing = (row: Prediction): number | undefined => {
  if (!row.probabilityTier) return undefined;
  const last = row.rounds?.findLast(({ round }) => round !== 'Stray Vacancy');
  return last?.closing ?? closingsOf(row)[0]?.rank;
};
