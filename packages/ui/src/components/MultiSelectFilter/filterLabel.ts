import type { MultiSelectFilterMessages } from './messages.ts';

/** One or two choices by name, more of them by number. */
export const filterLabel = (
  selected: readonly string[],
  { all, selected: selectedLabel }: Pick<MultiSelectFilterMessages, 'all' | 'selected'>,
): string => {
  if (selected.length === 0) return all;
  return selected.length <= 2 ? selected.join(', ') : selectedLabel({ count: selected.length });
};
