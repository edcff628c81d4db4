/** The words on a filter that nothing is chosen in. */
export const allLabel = '-- All --';

export const selectedLabel = (count: number): string => `${count} selected`;

export const resultsLabel = (count: number): string =>
  count === 1 ? '1 result' : `${count} results`;

/** One or two choices by name, more of them by number. */
export const filterLabel = (selected: readonly string[]): string => {
  if (selected.length === 0) return allLabel;
  return selected.length <= 2 ? selected.join(', ') : selectedLabel(selected.length);
};
