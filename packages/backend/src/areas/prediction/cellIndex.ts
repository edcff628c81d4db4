import { memoize } from '../../memoize.ts';
import type { CutoffCell } from '../../reference/referenceData.ts';

/** Names are compared without case and surrounding spaces. */
export const nameKey = (name: string): string => name.trim().toLowerCase();

const bySubject = memoize((cells: readonly CutoffCell[]) =>
  Map.groupBy(cells, (cell) => nameKey(cell.subject)),
);

/** The cells of a subject. */
export const cellsOf = (cells: readonly CutoffCell[], subject: string): readonly CutoffCell[] =>
  bySubject(cells).get(nameKey(subject)) ?? [];
