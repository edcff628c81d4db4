import { createListMachine } from '../list-sync/index.ts';
import type { Choice, ShortlistItem } from './seat.ts';

export const choiceListMachine = createListMachine<Choice>('choiceList');
export const shortlistMachine = createListMachine<ShortlistItem>('shortlist');

const round = /^Round (\d+)$/;

/** The name of the next list: the round after the last one that a list is named after. */
export const nextRoundName = (names: readonly string[]): string => {
  const rounds = names.map((name) => Number(round.exec(name)?.[1] ?? 0));
  return `Round ${Math.max(0, ...rounds) + 1}`;
};
