import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { startBackend } from '../backend.ts';
import { bytes, medianOf, milliseconds, overBudget, table } from '../measure.ts';
import {
  freshPage,
  heapOf,
  longestLongTask,
  openBrowser,
  slowDown,
  slowdowns,
  type Slowdown,
} from './pages.ts';
import {
  finder,
  gestures,
  loaded,
  naive,
  names,
  rowHead,
  spans,
  withRows,
  type Contender,
  type Gesture,
  type Repeated,
} from './scenes.ts';
import { buildSite } from './site.ts';

const seats = 100_000;

/** Milliseconds until the changed row is in the document; too short for a person to notice. */
const gestureBudget: Readonly<Record<Slowdown, number>> = { 1: 25, 4: 75 };
/** The share of the naive page's time that a gesture may take. */
const naiveShare: Readonly<Record<Gesture, number>> = { sort: 1, filter: 1, next: 0.7, open: 0.7 };
const typingBudget: Readonly<Record<Slowdown, number>> = { 1: 50, 4: 100 };
const heapBudget = 25e6;
const scriptBudget = 250e3;

/** Measures gestures as soon as all rows are there, while idle work is still running. */
const measureGestures = async (repeated: Repeated): Promise<void> => {
  const lines = [['', 'slowed', 'finder', 'budget', 'naive page', 'share', 'budget']];
  for (const name of Object.keys(gestures) as Gesture[])
    for (const rate of slowdowns) {
      const measure = async (contender: Contender): Promise<number> => {
        const span = await spans(repeated, rowHead, async (page) => {
          await slowDown(page, rate);
          await withRows(page, contender.path);
          return gestures[name](page, contender);
        });
        return span.changed;
      };
      const own = await measure(finder);
      const other = await measure(naive);
      const budget = gestureBudget[rate];
      lines.push([
        names[name],
        `${rate}x`,
        milliseconds(own),
        `≤ ${budget} ms`,
        milliseconds(other),
        (own / other).toFixed(2),
        `≤ ${naiveShare[name]}`,
      ]);
      if (own > budget || own / other > naiveShare[name])
        overBudget(`${names[name]}, slowed ${rate}x`);
    }
  table('From the click to the changed row, as soon as all rows are there', lines);
};

/** Types into the open list of colleges, and waits until the list is narrowed. */
const typeInFilter = async (page: Page): Promise<void> => {
  const size = await page.locator('[role=option]').first().getAttribute('aria-setsize');
  await page
    .locator('role=combobox[name="Search College"]')
    .pressSequentially('government medical college', { delay: 60 });
  await page.locator(`[role=option]:not([aria-setsize="${size}"])`).first().waitFor();
};

const measureTyping = async ({ browser, backend, runs }: Repeated): Promise<void> => {
  const lines = [['', 'while rows arrive', 'while typing', 'budget']];
  for (const rate of slowdowns) {
    const taken: { arriving: number; typing: number }[] = [];
    for (let run = 0; run < runs; run += 1) {
      const page = await freshPage(browser, backend, rowHead);
      await slowDown(page, rate);
      await loaded(page, finder.path);
      const arriving = await longestLongTask(page);
      await page.click(finder.open);
      await typeInFilter(page);
      taken.push({ arriving, typing: await longestLongTask(page) });
      await page.context().close();
    }
    const arriving = medianOf(taken.map((times) => times.arriving));
    const typing = medianOf(taken.map((times) => times.typing));
    const budget = typingBudget[rate];
    lines.push([`${rate}x`, milliseconds(arriving), milliseconds(typing), `≤ ${budget} ms`]);
    if (typing > budget) overBudget(`typing in a filter, slowed ${rate}x`);
  }
  table('The longest long task (0 if below 50 ms)', lines);
};

const measureWeight = async ({ browser, backend, runs }: Repeated, site: string): Promise<void> => {
  const scripts = new Set<string>();
  const heaps: { atRest: number; used: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await freshPage(browser, backend, rowHead);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await loaded(page, finder.path);
    const atRest = await heapOf(page);
    for (const name of ['sort', 'filter', 'next', 'open'] as const)
      await gestures[name](page, finder);
    await page.keyboard.press('Escape');
    heaps.push({ atRest, used: await heapOf(page) });
    await page.context().close();
  }
  const atRest = medianOf(heaps.map((heap) => heap.atRest));
  const used = medianOf(heaps.map((heap) => heap.used));
  const script = [...scripts]
    .map((pathname) => gzipSync(readFileSync(join(site, pathname))).length)
    .reduce((sum, size) => sum + size, 0);
  table('What it weighs', [
    ['', 'measured', 'budget'],
    [`JavaScript, gzip, in ${scripts.size} files`, bytes(script), `≤ ${bytes(scriptBudget)}`],
    ['heap once loaded', bytes(atRest), `≤ ${bytes(heapBudget)}`],
    ['heap after every gesture', bytes(used), `≤ ${bytes(heapBudget)}`],
  ]);
  if (script > scriptBudget) overBudget('JavaScript');
  if (Math.max(atRest, used) > heapBudget) overBudget('heap');
};

/** Measures the built finder with 100,000 rows next to a naive page, in a real browser. */
export const benchFinder = async (runs: number): Promise<void> => {
  const site = await buildSite();
  const backend = await startBackend(seats, site);
  const browser = await openBrowser();
  const repeated = { browser, backend, runs };
  console.log(
    `\nThe finder with ${seats.toLocaleString('en-IN')} rows; medians of ${runs} fresh pages`,
  );
  await measureGestures(repeated);
  await measureTyping(repeated);
  await measureWeight(repeated, site);
  await browser.close();
  await backend.close();
};
