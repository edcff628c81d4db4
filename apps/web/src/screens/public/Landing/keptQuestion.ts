import type { TrialQuestion } from '@seatwise/flows/trial';

const keptState = (): Record<string, unknown> =>
  Object(typeof history === 'undefined' ? null : history.state) as Record<string, unknown>;

/** The answered question in the page's history entry, for a reload and Back; it may be anything. */
export const keptQuestion = (): unknown => keptState()['trial'];

export const keepQuestion = (trial: TrialQuestion): void =>
  history.replaceState({ ...keptState(), trial }, '');
