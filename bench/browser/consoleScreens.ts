import { loadavg } from 'node:os';
import type { Page } from 'playwright';
import { startBackend } from '../backend.ts';
import { addManyRecords, counts } from '../consoleRecords.ts';
import { medianOf, milliseconds, overBudget, table } from '../measure.ts';
import {
  freshPage,
  longestLongTask,
  measureChange,
  measureGesture,
  openBrowser,
  slowDown,
  slowdowns,
  type Slowdown,
  type Span,
} from './pages.ts';
import type { Repeated } from './scenes.ts';

/** How long a search waits until typing has rested. */
const restingTime = 150;

/** What the finder's gestures may take; these have the server's answer beside it. */
const budgets = {
  sort: { 1: 16, 4: 50 },
  filter: { 1: 14, 4: 46 },
  next: { 1: 8, 4: 25 },
} as const;
const typingBudget: Readonly<Record<Slowdown, number>> = { 1: 50, 4: 100 };

interface Gesture {
  readonly name: string;
  readonly budget: Readonly<Record<Slowdown, number>>;
  /** What it waits for by itself. */
  readonly rests?: number;
  readonly make: (page: Page) => Promise<Span>;
}

interface Screen {
  readonly name: string;
  readonly path: string;
  /** What its rows are asked for by. */
  readonly asks: string;
  /** The first row that was drawn. */
  readonly row: string;
  readonly search: string;
  readonly gestures: readonly Gesture[];
}

/** Of one student. */
const searched = 'sharma 31415';
const next = 'role=button[name="Next"]';

const searching = (label: string, row: string): Gesture => ({
  name: 'search, all at once',
  budget: budgets.filter,
  rests: restingTime,
  make: (page) =>
    measureChange(page, 'input', () => page.getByLabel(label, { exact: true }).fill(searched), {
      in: row,
    }),
});

const choosing = (name: string, label: string, option: string, row: string): Gesture => ({
  name,
  budget: budgets.filter,
  make: (page) =>
    measureChange(
      page,
      'input',
      () => page.getByLabel(label, { exact: true }).selectOption(option),
      { in: row },
    ),
});

const pressing = (
  name: string,
  budget: Gesture['budget'],
  press: string,
  row: string,
): Gesture => ({ name, budget, make: (page) => measureGesture(page, press, { in: row }) });

const payment = '[data-row] th[scope=row]';
const conversation = '#conversations li[data-index="0"]';

const screens: readonly Screen[] = [
  {
    name: `${counts.payments.toLocaleString('en-IN')} payments`,
    path: '/admin/payments',
    asks: '/api/admin/payments/page',
    row: payment,
    search: 'Search the payments',
    gestures: [
      pressing('sort by student', budgets.sort, 'th:has-text("Student") button >> nth=0', payment),
      choosing('choose a state', 'State', 'Failed', payment),
      searching('Search the payments', payment),
      pressing('next page', budgets.next, next, payment),
    ],
  },
  {
    name: `${counts.conversations.toLocaleString('en-IN')} conversations`,
    path: '/admin/chat',
    asks: '/api/admin/conversations',
    row: conversation,
    search: 'Search',
    gestures: [
      choosing('those that wait, the longest first', 'Show', 'Waiting', conversation),
      searching('Search', conversation),
      pressing('next page', budgets.next, next, conversation),
    ],
  },
];

interface Taken extends Span {
  /** From the gesture to its request. */
  readonly asked: number;
  /** How long the answer took, as the page saw it. */
  readonly answered: number;
  readonly longest: number;
}

/** When the gesture's request was made, and how long its answer took; nothing for what needed none. */
const requestOf = (page: Page, asks: string): Promise<Pick<Taken, 'asked' | 'answered'>> =>
  page.evaluate((path) => {
    const { startTime: started } = performance.getEntriesByName('gesture').at(-1)!;
    const request = performance
      .getEntriesByType('resource')
      .findLast(({ name, startTime }) => startTime > started && new URL(name).pathname === path);
    return request
      ? { asked: request.startTime - started, answered: request.duration }
      : { asked: 0, answered: 0 };
  }, asks);

const opened = async ({ browser, backend }: Repeated, { path, row }: Screen, rate: Slowdown) => {
  const page = await freshPage(browser, backend, row);
  await page.goto(path);
  await page.waitForSelector(row);
  await page.waitForLoadState('networkidle');
  await slowDown(page, rate);
  await longestLongTask(page);
  return page;
};

const measureGestures = async (repeated: Repeated, screen: Screen): Promise<void> => {
  const lines = [
    [
      '',
      'slowed',
      'changed',
      'painted',
      'asked after',
      'the answer',
      'without it',
      'budget',
      'longest task',
    ],
  ];
  for (const { name, budget, rests = 0, make } of screen.gestures)
    for (const rate of slowdowns) {
      const taken: Taken[] = [];
      for (let run = 0; run < repeated.runs; run += 1) {
        const page = await opened(repeated, screen, rate);
        const span = await make(page);
        const request = await requestOf(page, screen.asks);
        taken.push({ ...span, ...request, longest: await longestLongTask(page) });
        await page.context().close();
      }
      const median = (of: (each: Taken) => number): number => medianOf(taken.map(of));
      const own = median(({ changed, answered }) => changed - answered - rests);
      lines.push([
        name,
        `${rate}x`,
        milliseconds(median(({ changed }) => changed)),
        milliseconds(median(({ painted }) => painted)),
        milliseconds(median(({ asked }) => asked)),
        milliseconds(median(({ answered }) => answered)),
        milliseconds(own),
        `≤ ${budget[rate]} ms`,
        milliseconds(median(({ longest }) => longest)),
      ]);
      if (own > budget[rate]) overBudget(`${screen.name}: ${name}, slowed ${rate}x`);
    }
  table(`${screen.name}: from the gesture to the changed row`, lines);
};

const measureTyping = async (repeated: Repeated, screen: Screen): Promise<void> => {
  const lines = [['', 'longest task while typing', 'budget']];
  for (const rate of slowdowns) {
    const taken: number[] = [];
    for (let run = 0; run < repeated.runs; run += 1) {
      const page = await opened(repeated, screen, rate);
      const search = page.getByLabel(screen.search, { exact: true });
      await search.pressSequentially(searched, { delay: 60 });
      await page.waitForLoadState('networkidle');
      taken.push(await longestLongTask(page));
      await page.context().close();
    }
    const longest = medianOf(taken);
    lines.push([`${rate}x`, milliseconds(longest), `≤ ${typingBudget[rate]} ms`]);
    if (longest > typingBudget[rate]) overBudget(`${screen.name}: typing, slowed ${rate}x`);
  }
  table(`${screen.name}: typing a search (0 if below 50 ms)`, lines);
};

/** The console's lists that the server pages, on the screens of the built app. */
export const benchConsoleScreens = async (runs: number): Promise<void> => {
  const backend = await startBackend(1000, 'apps/web/dist', 'admin');
  addManyRecords(backend.db);
  const browser = await openBrowser();
  const [load] = loadavg();
  console.log(
    `\nMedians of ${runs} fresh pages; the machine's load at the start was ${load!.toFixed(1)}.`,
    'What is without the answer, and without the rest of typing, has the limits of the finder.',
  );
  for (const screen of screens) {
    await measureGestures({ browser, backend, runs }, screen);
    await measureTyping({ browser, backend, runs }, screen);
  }
  await browser.close();
  await backend.close();
};
