import { createListMachine } from '../list-sync/index.ts';
import { listNames } from './listNames.ts';
import type { Choice, ShortlistItem } from './seat.ts';

export const choiceListMachine = createListMachine<Choice>('choiceList');
export const shortlistMachine = createListMachine<ShortlistItem>('shortlist');

/** A list may have got its name on pages of the other language. */
const named = /^(?:(.+) )?(?:Round|राउंड) (\d+)$/;

/** The name of the next list: the state, if any, and the round after that of the last list. */
export const nextRoundName = (names: readonly string[], state?: string): string => {
  const own = new Set([state, listNames.state(state)]);
  const rounds = names
    .map((name) => named.exec(name))
    .map((found) => (found && own.has(found[1]) ? Number(found[2]) : 0));
  return listNames.name(Math.max(0, ...rounds) + 1, state);
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
