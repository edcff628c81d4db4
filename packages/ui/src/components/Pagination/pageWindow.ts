import { clampPage } from '../../table/index.ts';

/** A page number, or a gap where pages are omitted. */
export type PageEntry = number | 'gap';

/** How many siblings show on each side of the current page. */
const around = 1;

/**
 * The page buttons to show: the first, the last, the current page and its siblings. A gap of a single
 * page shows that page instead, so that the row keeps its length.
 */
export const pageWindow = (page: number, pageCount: number): PageEntry[] => {
  const count = Math.max(1, pageCount);
  const present = clampPage(page, count);
  const wanted = new Set([1, count]);
  // Near either end the window is shifted inward and keeps its width.
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
