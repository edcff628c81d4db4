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

/** The student's next steps with an authority's lists. */
export const nextStepsOf = (
  lists: readonly { readonly count: number; readonly isLocked: boolean }[],
): readonly ('add' | 'lock' | 'hand-in')[] => {
  const filled = lists.filter(({ count }) => count > 0);
  if (filled.length === 0) return ['add'];
  const areLocked = new Set(filled.map(({ isLocked }) => isLocked));
  return [
    ...(areLocked.has(true) ? (['hand-in'] as const) : []),
    ...(areLocked.has(false) ? (['lock'] as const) : []),
  ];
};
