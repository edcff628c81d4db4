import { openBrowser } from './browser/pages.ts';
import { finder, gestures, loaded, names, rowHead, spans, type Gesture } from './browser/scenes.ts';
import { buildSite } from './browser/site.ts';
import { startBackend } from './backend.ts';
import { allRuns, exponentOf, milliseconds, overBudget, quick, table } from './measure.ts';
import { readSeats, type Seat } from './seatMatrix.ts';
import { filled } from './tableEngine.ts';

const sizes = [1_000, 10_000, 50_000, 100_000, 200_000] as const;
/** No faster than linearly, but for what a measurement may be off. */
const steepest = 1.1;

/** What the engine does, each time with nothing remembered. */
const engineTimes = (rows: readonly Seat[]): readonly (readonly [string, number])[] => {
  const untouched = () => Array.from({ length: allRuns }, () => filled(rows));
  const [sorted, counted] = [untouched(), untouched()];
  const kept = filled(rows);
  const states = kept.facets('state');
  return [
    ['taking the rows in', quick(() => filled(rows))],
    [
      'first sort',
      quick((run) =>
        sorted[run]!.view({ sort: { column: 'instNm', direction: 'ascending' } }).page(1, 30),
      ),
    ],
    ['first list of colleges', quick((run) => counted[run]!.facets('instNm'))],
    [
      'choosing a state',
      quick((run) =>
        kept
          .view({ filters: { state: { oneOf: [states[run % states.length]!.value] } } })
          .page(1, 30),
      ),
    ],
  ];
};

const show = (title: string, lines: ReadonlyMap<string, readonly number[]>): void => {
  table(title, [
    ['', ...sizes.map((size) => size.toLocaleString('en-IN')), 'exponent', 'budget'],
    ...Array.from(lines, ([name, times]) =>
      [name, times.map(milliseconds), exponentOf(sizes, times).toFixed(2), `≤ ${steepest}`].flat(),
    ),
  ]);
  for (const [name, times] of lines)
    if (exponentOf(sizes, times) > steepest) overBudget(`${name} grows too fast`);
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

/** From a thousand rows to two hundred thousand. */
export const benchGrowth = async (runs: number): Promise<void> => {
  await inTheEngine();
  await inTheBrowser(runs);
};
