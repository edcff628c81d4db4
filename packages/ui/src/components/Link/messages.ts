/** The built-in messages of Link. */
export interface LinkMessages {
  /** Appended to the name of a link that opens a new tab. */
  readonly newTab: string;
}

export const linkMessages: LinkMessages = {
  newTab: ' (opens in a new tab)',
};
