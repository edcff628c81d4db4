/** The built-in messages of AccuracyChart. */
export const accuracyChartMessages = {
  level: 'We said',
  given: 'Chance given',
  reached: 'Got the seat',
  /** Below the header for who got the seat. */
  extremes: 'lowest to highest',
  measured: 'Measured',
  /** Shown if nothing was measured. */
  none: 'None',
  /** The lowest and the highest share that was measured; the first is a bare number. */
  range: ({ lowest, highest }: { readonly lowest: string; readonly highest: string }) =>
    `${lowest}–${highest}`,
  table: 'The figures as a table',
  /** The content of the drawing in words, for users who cannot see it. */
  drawing:
    'For each word: the chance it means, and how many would have got the seat. The table has the figures.',
  /** The legend of the drawing; «the word» is the predicted level, such as «Likely». */
  box: 'What the word means',
  dot: 'Who would have got the seat',
  line: 'From the lowest to the highest',
};
