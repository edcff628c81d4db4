/** The built-in messages of Dialog. */
export const dialogMessages = {
  /** The name of the close button. */
  close: 'Close',
};
