/** A linear scale of ranks, starting at 1. */
export interface RankScale {
  /** The round rank at the end of the scale. */
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
