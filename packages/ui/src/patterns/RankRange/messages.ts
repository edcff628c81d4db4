/** The words that RankRange itself shows or announces. */
export interface RankRangeMessages {
  /** Which ranks were admitted; only the first where it is the last as well. */
  readonly admitted: (range: { readonly first: string; readonly last?: string }) => string;
  /** The student's own rank. */
  readonly yours: (own: { readonly rank: string }) => string;
}

export const rankRangeMessages: RankRangeMessages = {
  admitted: ({ first, last }) =>
    last === undefined ? `Admitted ${first}` : `Admitted ${first} – ${last}`,
  yours: ({ rank }) => `Your rank ${rank}`,
};
