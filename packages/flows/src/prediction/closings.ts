import type { Prediction } from './form.ts';

type Round = NonNullable<Prediction['rounds']>[number]['round'];

/** A closing rank from a list. */
export interface ListedClosing {
  readonly rank: number;
  readonly year: number | undefined;
  /** The last main round with a known rank; absent if the backend has no rounds. */
  readonly round: Round | undefined;
}

/** The closing ranks of a seat by year, the newest first; only one without a history. */
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
 * The expected closing rank by the last main round, or the newest listed one if the backend expects
 * none. A seat without a chance has none: one year of lists, or state merit, is too little.
 */
export const expectedClosing = (row: Prediction): number | undefined => {
  if (!row.probabilityTier) return undefined;
  const last = row.rounds?.findLast(({ round }) => round !== 'Stray Vacancy');
  return last?.closing ?? closingsOf(row)[0]?.rank;
};
