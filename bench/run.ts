/**
 * `pnpm bench`: figures that anyone can take. Machines differ and are shared, so each table gives
 * medians of one run beside something of the same run to compare them with.
 *
 *   pnpm bench               all of them
 *   pnpm bench table         serving and reading the seat matrix, and the table engine
 *   pnpm bench users         the console's users, as the table engine finds and sorts them
 *   pnpm bench pages         the console's 100,000 payments and 50,000 conversations, which the server pages
 *   pnpm bench screens       the same lists as screens in a browser: sort, search, filter, next page
 *   pnpm bench events        5,000 events, searched and sorted
 *   pnpm bench finder        the built finder in a browser
 *   pnpm bench rows          its first rows, beside a naive TanStack page and the bare work
 *   pnpm bench export        20,000 predictions into a workbook
 *   pnpm bench predictions   20,000 predictions, paged through
 *   pnpm bench chat          a conversation of 20,000 messages, and opening one of 5,000
 *   pnpm bench choices       a choice list of 500 seats, sorted
 *   pnpm bench practice      a round of the practice allotment in its worker
 *   pnpm bench growth        how the finder’s cost grows from 1,000 rows to 200,000
 *
 * Those in a browser take the medians of BENCH_RUNS fresh pages, 7 unless it says otherwise.
 */
import { benchChat } from './browser/chatHistory.ts';
import { benchChoices } from './browser/choiceList.ts';
import { benchConsoleScreens } from './browser/consoleScreens.ts';
import { benchExport } from './browser/exporting.ts';
import { benchFinder } from './browser/finder.ts';
import { benchFirstRows } from './browser/firstRows.ts';
import { benchPractice } from './browser/practice.ts';
import { benchPredictions } from './browser/predictions.ts';
import { consolePages } from './consolePages.ts';
import { benchGrowth } from './growth.ts';
import { eventList } from './eventList.ts';
import { seatMatrix } from './seatMatrix.ts';
import { tableEngine } from './tableEngine.ts';
import { userTable } from './userTable.ts';

const runs = Number(process.env['BENCH_RUNS'] ?? 7);

const parts: Readonly<Record<string, () => Promise<void>>> = {
  table: async () => tableEngine(await seatMatrix()),
  events: async () => eventList(),
  users: async () => userTable(),
  pages: () => consolePages(),
  screens: () => benchConsoleScreens(runs),
  finder: () => benchFinder(runs),
  rows: () => benchFirstRows(runs),
  export: () => benchExport(),
  predictions: () => benchPredictions(runs),
  chat: () => benchChat(runs),
  choices: () => benchChoices(),
  practice: () => benchPractice(),
  growth: () => benchGrowth(runs),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}`);
for (const [name, measure] of Object.entries(parts))
  if (asked.length === 0 || asked.includes(name)) await measure();
