/** The built-in messages of RankHistory. */
export interface RankHistoryMessages {
  readonly year: string;
  readonly opening: string;
  readonly closing: string;
  readonly admitted: string;
  /** Where a figure is not known. */
  readonly unknown: string;
  /** The student's own rank, at its line. */
  readonly yours: (own: { readonly rank: string }) => string;
  /** What the drawing shows, for those who cannot see it. */
  readonly drawing: string;
  /** The axis: better ranks are above. */
  readonly better: string;
}

export const rankHistoryMessages: RankHistoryMessages = {
  year: 'Year',
  opening: 'Opening rank',
  closing: 'Closing rank',
  admitted: 'Admitted',
  unknown: 'Not known',
  yours: ({ rank }) => `Your rank ${rank}`,
  drawing: 'Opening to closing rank of each year; the table has the figures.',
  better: 'Better ranks are above; steps are by ratio.',
};
