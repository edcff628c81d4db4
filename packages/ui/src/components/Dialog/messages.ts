/** The built-in messages of Dialog. */
export interface DialogMessages {
  /** The name of the close button. */
  readonly close: string;
}

export const dialogMessages: DialogMessages = { close: 'Close' };
