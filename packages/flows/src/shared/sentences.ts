/** Sentences that many screens share, so that each has one wording. */
export const checkConnection = 'Check your connection and try again.';
export const unreachable = `We cannot reach the server. ${checkConnection}`;
export const loading = (what: string): string => `Loading ${what}…`;
export const notLoaded = (what: string): string => `We could not load ${what}.`;
export const notSaved = (what: string): string => `We could not save ${what}. ${checkConnection}`;

export const undecided = 'No answer came: see whether the change was made before you try again.';
export const changedMeanwhile =
  'Someone else changed this while you were editing it. Choose whose version to keep.';
export const untitledFile = 'Untitled document';
export const atMostCharacters = (most: string, length: string): string =>
  `Use ${most} characters at most; there are ${length}.`;

/** How far away a day is; negative numbers are days before today. */
export const daysAway = (days: number): string => {
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return 'Yesterday';
  return days > 0 ? `in ${days} days` : `${-days} days ago`;
};
