import { startBackend } from '../backend.ts';
import { milliseconds, overBudget, table } from '../measure.ts';
import { appearance, openBrowser, slowDown, slowdowns, type Slowdown } from './pages.ts';
import { finder, floorPath, loaded, naive, rowHead, spans } from './scenes.ts';
import { buildSite } from './site.ts';

const seats = 100_000;

/** The share of the naive page's time that the finder's first rows may take. */
const naiveShare = 0.85;
/** How many times as long as the streaming floor the finder's first rows may take. */
const floorRatio: Readonly<Partial<Record<Slowdown, number>>> = { 4: 3 };

interface Subject {
  readonly name: string;
  readonly path: string;
  /** The selector of the element that has to appear. */
  readonly awaited: string;
  readonly isSecondVisit?: boolean;
}

const subjects: readonly Subject[] = [
  { name: 'bare work, rows while they stream in', path: floorPath, awaited: rowHead },
  { name: 'a naive TanStack page', path: naive.path, awaited: 'tbody td' },
  { name: 'the finder', path: finder.path, awaited: rowHead },
  {
    name: 'the finder on a second visit',
    path: finder.path,
    awaited: rowHead,
    isSecondVisit: true,
  },
];

/** Measures the time to the first painted row of 100,000, next to the floor and a naive page. */
export const benchFirstRows = async (runs: number): Promise<void> => {
  const site = await buildSite();
  const backend = await startBackend(seats, site);
  const browser = await openBrowser();
  const painted = async ({ path, awaited, isSecondVisit }: Subject, rate: Slowdown) => {
    const span = await spans({ browser, backend, runs }, awaited, async (page) => {
      if (isSecondVisit) await loaded(page, path);
      await slowDown(page, rate);
      await page.goto(path);
      return appearance(page);
    });
    return span.painted;
  };

  const lines = subjects.map(({ name }) => [name]);
  for (const rate of slowdowns) {
    const times: number[] = [];
    for (const subject of subjects) times.push(await painted(subject, rate));
    for (const [at, time] of times.entries()) lines[at]!.push(milliseconds(time));
    const [floor, naively, own] = times as [number, number, number];
    if (own > naiveShare * naively) overBudget(`first rows beside a naive page's, slowed ${rate}x`);
    if (own > (floorRatio[rate] ?? Infinity) * floor)
      overBudget(`first rows beside the streaming floor, slowed ${rate}x`);
  }
  await browser.close();
  await backend.close();
  table(
    `From the navigation to the first painted row of ${seats.toLocaleString('en-IN')}; medians of ${runs} fresh pages`,
    [['', ...slowdowns.map((rate) => `${rate}x`)], ...lines],
  );
};
