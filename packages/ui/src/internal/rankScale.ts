/**
 * A logarithmic scale of ranks, from 0 to 1: the distance between 100 and 1,000 equals that between
 * 10,000 and 100,000.
 */
export interface RankScale {
  readonly from: number;
  readonly to: number;
  readonly at: (rank: number) => number;
}

/** The margin at each end, as a ratio. */
const margin = 1.25;

/** A scale that includes all given ranks. */
export const rankScale = (ranks: readonly number[]): RankScale => {
  const positive = ranks.filter((rank) => rank > 0);
  const from = Math.max(1, Math.min(...positive) / margin);
  const to = Math.max(from * 1.01, Math.max(...positive) * margin);
  const span = Math.log(to) - Math.log(from);
  return {
    from,
    to,
    at: (rank) => Math.min(1, Math.max(0, (Math.log(Math.max(1, rank)) - Math.log(from)) / span)),
  };
};
