/** The built-in messages of RankRange. */
export interface RankRangeMessages {
  /** The admitted ranks; without `last` where there is only one. */
  readonly admitted: (range: { readonly first: string; readonly last?: string }) => string;
  /** The student's own rank. */
  readonly yours: (own: { readonly rank: string }) => string;
}

export const rankRangeMessages: RankRangeMessages = {
  admitted: ({ first, last }) =>
    last === undefined ? `Admitted ${first}` : `Admitted ${first} – ${last}`,
  yours: ({ rank }) => `Your rank ${rank}`,
};
