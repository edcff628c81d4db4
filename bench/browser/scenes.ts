import type { Browser, Page } from 'playwright';
import type { Backend } from '../backend.ts';
import { medianOf } from '../measure.ts';
import { freshPage, measureGesture, type Span } from './pages.ts';

const state = 'Kerala';

const firstRow = 'tbody tr:first-child';

/** One of the two compared pages, and how to use it. */
export interface Contender {
  readonly path: string;
  readonly sort: string;
  readonly next: string;
  readonly open: string;
  /** An entry of the list that `open` shows. */
  readonly option: string;
  /** The cell with the first row's state. */
  readonly state: string;
  /** Prepares the choice of a state; returns the selector to press. */
  readonly aimAtState: (page: Page) => Promise<string>;
}

export const finder: Contender = {
  path: '/collage',
  sort: 'th:first-child button >> nth=0',
  next: 'role=button[name="Next"]',
  open: 'role=button[name^="Filter College"]',
  option: '[role=option]',
  // The state is the last cell but one; the number of seats follows.
  state: `${firstRow} td:nth-last-child(2)`,
  aimAtState: async (page) => {
    await page.click('role=button[name^="Filter State"]');
    await page.fill('role=combobox[name="Search State"]', state);
    const option = `role=option[name^="${state}"]`;
    await page.waitForSelector('[role=option][aria-setsize="1"]');
    return option;
  },
};

export const naive: Contender = {
  path: '/naive/',
  sort: 'th:first-child button >> nth=0',
  next: 'role=button[name="Next"]',
  open: 'role=button[name="Filter instNm"]',
  option: 'th li',
  state: `${firstRow} td:last-child`,
  aimAtState: async (page) => {
    await page.click('role=button[name="Filter state"]');
    return `th li button:has-text("${state}")`;
  },
};

/** The path of the finder's minimum work, without a framework. */
export const floorPath = '/floor/';

/** Matches drawn rows, not the space reserved for them. */
export const rowHead = 'tbody th[scope=row]';

export const gestures = {
  sort: (page: Page, { sort }: Contender) => measureGesture(page, sort, { in: firstRow }),
  filter: async (page: Page, { aimAtState, state: cell }: Contender) =>
    measureGesture(page, await aimAtState(page), { in: cell, to: state }),
  next: (page: Page, { next }: Contender) => measureGesture(page, next, { in: firstRow }),
  open: (page: Page, { open, option }: Contender) => measureGesture(page, open, { in: option }),
} as const;
export type Gesture = keyof typeof gestures;

export const names: Readonly<Record<Gesture, string>> = {
  sort: 'sort by college',
  filter: 'choose one state',
  next: 'next page',
  open: 'open the list of colleges',
};

/** Opens a page and waits until all rows are there; idle work may still follow. */
export const withRows = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForFunction(() =>
    /^[\d,]+ (seats|rows)/.test(document.querySelector('output')?.textContent ?? ''),
  );
};

/** Opens a page and waits until all rows are there and the network is idle. */
export const loaded = async (page: Page, path: string): Promise<void> => {
  await withRows(page, path);
  await page.waitForLoadState('networkidle');
};

export interface Repeated {
  readonly browser: Browser;
  readonly backend: Backend;
  readonly runs: number;
}

/** The medians of spans, each taken on a fresh page. */
export const spans = async (
  { browser, backend, runs }: Repeated,
  awaited: string,
  measure: (page: Page) => Promise<Span>,
): Promise<Span> => {
  const taken: Span[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await freshPage(browser, backend, awaited);
    taken.push(await measure(page));
    await page.context().close();
  }
  return {
    changed: medianOf(taken.map(({ changed }) => changed)),
    painted: medianOf(taken.map(({ painted }) => painted)),
  };
};
