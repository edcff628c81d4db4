import { seatMatrix } from '@seatwise/api-client/contract/seatMatrix';
import { createTable } from '@seatwise/ui/table';
import type * as z from 'zod/mini';
import { openBrowser } from './browser/pages.ts';
import { finder, gestures, loaded, names, rowHead, spans, type Gesture } from './browser/scenes.ts';
import { buildSite } from './browser/site.ts';
import { startBackend } from './backend.ts';
import { exponentOf, milliseconds, overBudget, quick, quickOn, table } from './measure.ts';

const sizes = [1_000, 10_000, 50_000, 100_000, 200_000] as const;
/** Growth has to be linear at most, with room for measurement error. */
const steepest = { all: 1.1, large: 1.3 } as const;

type Seat = Omit<z.infer<typeof seatMatrix.allSeats.answer.schema>, 'takes'>;

/** Fetches a number of seats from the server. */
const readSeats = async (wanted: number): Promise<readonly Seat[]> => {
  const { origin, user, close } = await startBackend(wanted);
  const response = await fetch(origin + seatMatrix.allSeats.path, {
    headers: { authorization: `Bearer ${user.token}` },
  });
  const seats = (await response.json()) as Seat[];
  await close();
  return seats;
};

/** Creates a table with these seats. */
const filled = (rows: readonly Seat[]) => {
  const seats = createTable<Seat>({
    id: 'number',
    instNm: 'text',
    program: 'text',
    quotaName: 'text',
    state: 'text',
    seats: 'number',
    source: 'text',
  });
  seats.append(rows);
  return seats;
};

/** The times of the engine's operations, each on a fresh table without caches. */
const engineTimes = (rows: readonly Seat[]): readonly (readonly [string, number])[] => {
  const untouched = () => filled(rows);
  const seats = untouched();
  const states = seats.facets('state');
  return [
    ['taking the rows in', quick(untouched)],
    [
      'first sort',
      quickOn(untouched, (seats) =>
        seats.view({ sort: { column: 'instNm', direction: 'ascending' } }).page(1, 30),
      ),
    ],
    ['first list of colleges', quickOn(untouched, (seats) => seats.facets('instNm'))],
    [
      'choosing a state',
      quick((run) =>
        seats
          .view({ filters: { state: { oneOf: [states[run % states.length]!.value] } } })
          .page(1, 30),
      ),
    ],
  ];
};

/** The growth exponents over all sizes, and over the large ones, where start-up does not matter. */
const exponentsOf = (times: readonly number[]) => ({
  all: exponentOf(sizes, times),
  large: exponentOf(sizes.slice(-3), times.slice(-3)),
});

const show = (title: string, lines: ReadonlyMap<string, readonly number[]>): void => {
  table(title, [
    ['', ...sizes.map((size) => size.toLocaleString('en-IN')), 'exponent', 'of the last three'],
    ...Array.from(lines, ([name, times]) => {
      const { all, large } = exponentsOf(times);
      return [name, ...times.map(milliseconds), all.toFixed(2), large.toFixed(2)];
    }),
    ['budget', ...sizes.map(() => ''), `≤ ${steepest.all}`, `≤ ${steepest.large}`],
  ]);
  for (const [name, times] of lines) {
    const { all, large } = exponentsOf(times);
    if (all > steepest.all || large > steepest.large) overBudget(`${name} grows too fast`);
  }
};

const inTheEngine = async (): Promise<void> => {
  const all = await readSeats(sizes.at(-1)!);
  const lines = new Map<string, number[]>();
  for (const size of sizes)
    for (const [name, time] of engineTimes(all.slice(0, size)))
      lines.set(name, [...(lines.get(name) ?? []), time]);
  show('How the table engine’s work grows with the rows', lines);
};

const inTheBrowser = async (runs: number): Promise<void> => {
  const site = await buildSite();
  const browser = await openBrowser();
  const lines = new Map<string, number[]>();
  for (const size of sizes) {
    const backend = await startBackend(size, site);
    for (const name of Object.keys(gestures) as Gesture[]) {
      const { changed } = await spans({ browser, backend, runs }, rowHead, async (page) => {
        await loaded(page, finder.path);
        return gestures[name](page, finder);
      });
      lines.set(names[name], [...(lines.get(names[name]) ?? []), changed]);
    }
    await backend.close();
  }
  await browser.close();
  show(`How the finder’s gestures grow with the rows; medians of ${runs} fresh pages`, lines);
};

/** Measures growth from a thousand rows to two hundred thousand. */
export const benchGrowth = async (runs: number): Promise<void> => {
  await inTheEngine();
  await inTheBrowser(runs);
};
