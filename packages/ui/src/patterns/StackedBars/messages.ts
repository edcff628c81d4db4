/** The built-in messages of StackedBars. */
export const stackedBarsMessages = {
  /** The total of a bar, and that of a series. */
  total: 'Total',
  /** The highest bar, beside the drawing. */
  highest: ({ label, total }: { readonly label: string; readonly total: string }) =>
    `Highest: ${total}, ${label}`,
  /** What the drawing shows, for those who cannot see it. */
  drawing: 'One bar for each. The table below has the figures.',
  /** Opens the table. */
  table: 'Show as a table',
};
