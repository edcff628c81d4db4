/** The built-in messages of RankRange. */
export const rankRangeMessages = {
  /** The admitted ranks; without `last` if there is only one. */
  admitted: ({ first, last }: { readonly first: string; readonly last?: string }) =>
    last === undefined ? `Admitted ${first}` : `Admitted ${first} – ${last}`,
  /** The worst admitted rank, if the best one is unknown. */
  closed: ({ last }: { readonly last: string }) => `Closed at ${last}`,
  /** The student's own rank. */
  yours: ({ rank }: { readonly rank: string }) => `Your rank ${rank}`,
};
