/** The built-in messages of StackedBars. */
export interface StackedBarsMessages {
  /** The total of a bar, and that of a series. */
  readonly total: string;
  /** The highest bar, beside the drawing. */
  readonly highest: (bar: { readonly label: string; readonly total: string }) => string;
  /** What the drawing shows, for those who cannot see it. */
  readonly drawing: string;
  /** Opens the table. */
  readonly table: string;
}

export const stackedBarsMessages: StackedBarsMessages = {
  total: 'Total',
  highest: ({ label, total }) => `Highest: ${total}, ${label}`,
  drawing: 'A bar for each; the table below has the figures.',
  table: 'Show as a table',
};
