/**
 * `pnpm bench`: figures that anyone can take. Machines differ and are shared, so each table gives
 * medians of one run beside something of the same run to compare them with.
 *
 *   pnpm bench               all of them
 *   pnpm bench table         serving and reading the seat matrix, and the table engine
 *   pnpm bench users         the console's users, as the table engine finds and sorts them
 *   pnpm bench finder        the built finder in a browser; BENCH_RUNS=3 for a quick look
 */
import { benchFinder } from './browser/finder.ts';
import { seatMatrix } from './seatMatrix.ts';
import { tableEngine } from './tableEngine.ts';
import { userTable } from './userTable.ts';

const runs = Number(process.env['BENCH_RUNS'] ?? 7);

const parts: Readonly<Record<string, () => Promise<void>>> = {
  table: async () => tableEngine(await seatMatrix()),
  users: async () => userTable(),
  finder: () => benchFinder(runs),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}`);
for (const [name, measure] of Object.entries(parts))
  if (asked.length === 0 || asked.includes(name)) await measure();
