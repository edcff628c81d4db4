import type { CutoffCell } from '../../reference/referenceData.ts';

/** Names are compared without case and surrounding spaces. */
export const nameKey = (name: string): string => name.trim().toLowerCase();

const indexes = new WeakMap<readonly CutoffCell[], ReadonlyMap<string, readonly CutoffCell[]>>();

/** The cells of a subject; the index is made on first use and lives as long as the cells. */
export const cellsOf = (cells: readonly CutoffCell[], subject: string): readonly CutoffCell[] => {
  const index = indexes.get(cells) ?? Map.groupBy(cells, (cell) => nameKey(cell.subject));
  indexes.set(cells, index);
  return index.get(nameKey(subject)) ?? [];
};
