import { createListMachine } from '../list-sync/index.ts';
import type { Choice, ShortlistItem } from './seat.ts';

export const choiceListMachine = createListMachine<Choice>('choiceList');
export const shortlistMachine = createListMachine<ShortlistItem>('shortlist');

const round = /^Round (\d+)$/;

/** The name of the next list: the state, if any, and the round after that of the last list. */
export const nextRoundName = (names: readonly string[], state?: string): string => {
  const prefix = state === undefined ? '' : `${state} `;
  const rounds = names
    .filter((name) => name.startsWith(prefix))
    .map((name) => Number(round.exec(name.slice(prefix.length))?.[1] ?? 0));
  return `${prefix}Round ${Math.max(0, ...rounds) + 1}`;
};

/** The student's next step with an authority's lists. */
export const nextStepOf = (
  lists: readonly { readonly count: number; readonly isLocked: boolean }[],
): 'add' | 'lock' | 'hand-in' => {
  const filled = lists.filter(({ count }) => count > 0);
  if (filled.length === 0) return 'add';
  return filled.every(({ isLocked }) => isLocked) ? 'hand-in' : 'lock';
};
