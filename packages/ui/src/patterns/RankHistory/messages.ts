/** The built-in messages of RankHistory. */
export const rankHistoryMessages = {
  year: 'Year',
  opening: 'Opening rank',
  closing: 'Closing rank',
  admitted: 'Admitted',
  /** Shown for an unknown figure. */
  unknown: 'Not known',
  /** The label of the line at the student's own rank. */
  yours: ({ rank }: { readonly rank: string }) => `Your rank ${rank}`,
  /** The content of the drawing in words, for users who cannot see it. */
  drawing: 'Closing rank of each year. The table has the figures.',
  /** The direction of the axis: better ranks are above. */
  better: 'Higher on the chart = better rank.',
  /** The title of a long table, which is folded. */
  figures: 'All figures as a table',
};
