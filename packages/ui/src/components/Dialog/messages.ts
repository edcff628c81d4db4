/** The words that Dialog itself shows or announces. */
export interface DialogMessages {
  /** The name of the button that closes it. */
  readonly close: string;
}

export const dialogMessages: DialogMessages = { close: 'Close' };
