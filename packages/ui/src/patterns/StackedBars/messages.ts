/** The built-in messages of StackedBars. */
export const stackedBarsMessages = {
  /** The total of a bar or of a series. */
  total: 'Total',
  /** The label of the highest bar, beside the drawing. */
  highest: ({ label, total }: { readonly label: string; readonly total: string }) =>
    `Highest: ${total}, ${label}`,
  /** The content of the drawing in words, for users who cannot see it. */
  drawing: 'One bar for each. The table below has the figures.',
  /** The title of the disclosure that reveals the table. */
  table: 'Show as a table',
};
