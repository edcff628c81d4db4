/** The built-in messages of RankHistory. */
export const rankHistoryMessages = {
  year: 'Year',
  opening: 'Opening rank',
  closing: 'Closing rank',
  admitted: 'Admitted',
  /** Where a figure is not known. */
  unknown: 'Not known',
  /** The student's own rank, at its line. */
  yours: ({ rank }: { readonly rank: string }) => `Your rank ${rank}`,
  /** What the drawing shows, for those who cannot see it. */
  drawing: 'Opening to closing rank of each year. The table has the figures.',
  /** The axis: better ranks are above. */
  better: 'Higher on the chart = better rank.',
  /** The title of a long table, which is folded. */
  figures: 'All figures as a table',
};
