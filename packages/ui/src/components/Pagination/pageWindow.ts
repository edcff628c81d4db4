import { clampPage } from '../../table/index.ts';

/** A page to show, or a gap where pages are left out. */
export type PageEntry = number | 'gap';

/** How many pages stand on each side of the present one. */
const around = 1;

/**
 * The pages worth a button: the first, the last, the present one and its neighbours. A gap that
 * would hide a single page shows that page instead, so that the row keeps its length.
 */
export const pageWindow = (page: number, pageCount: number): PageEntry[] => {
  const count = Math.max(1, pageCount);
  const present = clampPage(page, count);
  const wanted = new Set([1, count]);
  // At either end the window leans inward and keeps its width.
  const from = Math.max(1, Math.min(present - around, count - 2 * around - 1));
  const to = Math.min(count, Math.max(present + around, 2 * around + 2));
  for (let entry = from; entry <= to; entry += 1) wanted.add(entry);
  const sorted = [...wanted].toSorted((a, b) => a - b);
  return sorted.flatMap((entry, index): PageEntry[] => {
    const skipped = entry - (sorted[index - 1] ?? 0) - 1;
    if (skipped === 0) return [entry];
    return [skipped === 1 ? entry - 1 : 'gap', entry];
  });
};
