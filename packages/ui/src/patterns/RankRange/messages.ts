/** The built-in messages of RankRange. */
export const rankRangeMessages = {
  /** The admitted ranks; without `last` where there is only one. */
  admitted: ({ first, last }: { readonly first: string; readonly last?: string }) =>
    last === undefined ? `Admitted ${first}` : `Admitted ${first} – ${last}`,
  /** The worst admitted rank, where the best one is not known. */
  closed: ({ last }: { readonly last: string }) => `Closed at ${last}`,
  /** The student's own rank. */
  yours: ({ rank }: { readonly rank: string }) => `Your rank ${rank}`,
};
