/** The words that Link itself shows or announces. */
export interface LinkMessages {
  /** Said after the words of a link that opens a new tab. */
  readonly newTab: string;
}

export const linkMessages: LinkMessages = {
  newTab: ' (opens in a new tab)',
};
