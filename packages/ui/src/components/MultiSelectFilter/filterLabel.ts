import type { multiSelectFilterMessages } from './messages.ts';

/** Names one or two selected values; gives more as a count. */
export const filterLabel = (
  selected: readonly string[],
  { all, selected: selectedLabel }: Pick<typeof multiSelectFilterMessages, 'all' | 'selected'>,
): string => {
  if (selected.length === 0) return all;
  return selected.length <= 2 ? selected.join(', ') : selectedLabel({ count: selected.length });
};
