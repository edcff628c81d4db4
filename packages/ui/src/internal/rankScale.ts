/** A scale of ranks from 1 on, on which equal distances are equal numbers of ranks. */
export interface RankScale {
  /** A round rank at its end. */
  readonly to: number;
  /** The position of a rank, from 0 to 1. */
  readonly at: (rank: number) => number;
}

/** A scale that includes all given ranks. */
export const rankScale = (ranks: readonly number[]): RankScale => {
  const worst = Math.max(10, ...ranks);
  const step = 10 ** Math.floor(Math.log10(worst)) / 2;
  const to = Math.ceil(worst / step) * step;
  return { to, at: (rank) => Math.min(1, Math.max(0, (rank - 1) / (to - 1))) };
};
