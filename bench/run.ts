/**
 * `pnpm bench`: figures that anyone can reproduce. Machines differ and are shared, so each table
 * gives medians of one run next to a reference measured in the same run.
 *
 *   pnpm bench               all of them
 *   pnpm bench finder        gestures in the built finder, next to a naive TanStack page
 *   pnpm bench rows          the finder's first rows, next to that page and the minimum work
 *   pnpm bench strip         drawing a strip of 1,000 seats
 *   pnpm bench growth        how the cost of the finder and of the table engine grows from 1,000 rows to 200,000
 *
 * Browser figures are medians of BENCH_RUNS fresh pages, 7 by default.
 */
import { benchFinder } from './browser/finder.ts';
import { benchFirstRows } from './browser/firstRows.ts';
import { benchStrip } from './browser/strip.ts';
import { benchGrowth } from './growth.ts';

const runs = Number(process.env['BENCH_RUNS'] ?? 7);

const parts: Readonly<Record<string, () => Promise<void>>> = {
  finder: () => benchFinder(runs),
  rows: () => benchFirstRows(runs),
  strip: () => benchStrip(runs),
  growth: () => benchGrowth(runs),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}`);
for (const [name, measure] of Object.entries(parts))
  if (asked.length === 0 || asked.includes(name)) await measure();
