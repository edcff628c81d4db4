/** The built-in messages of Link. */
export const linkMessages = {
  /** Appended to the name of a link that opens a new tab. */
  newTab: ' (opens in a new tab)',
};
