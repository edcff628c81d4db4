import type { AnswerOf } from '@seatwise/api-client';
import type { practice } from '@seatwise/api-client/contract/practice';
import type { Browser, Page } from 'playwright';
import { startBackend, type Backend } from '../backend.ts';
import { medianOf, milliseconds, overBudget, table } from '../measure.ts';
import { freshPage, measureGesture, openBrowser, slowDown, slowdowns } from './pages.ts';
import { buildSite } from './site.ts';

type PracticeSeats = AnswerOf<(typeof practice)['practiceSeats']>;

export const count = 500;
const repetitions = 9;
/** From the gesture to the changed row, by slowdown. */
const budget = { 1: 16, 4: 50 } as const;

const row = 'li[data-id]';

/** A list of as many seats as it may have, with a note each. */
export const beginList = async ({ origin, user }: Backend): Promise<void> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${user.token}` };
  const answer = await fetch(`${origin}/api/practice/seats?exam=UG`, { headers });
  const { institutes, subjects, quotas, programmes } = (await answer.json()) as PracticeSeats;
  const entries = programmes.institute.slice(0, count).map((institute, at) => ({
    instituteCode: institutes.code[institute]!,
    institute: institutes.name[institute]!,
    subject: subjects[programmes.subject[at]!]!,
    quotaName: quotas[programmes.quota[at]!]!,
    note: `Note ${at + 1}`,
  }));
  const body = JSON.stringify({ id: 'bench-list', name: 'Round 1', entries });
  const made = await fetch(`${origin}/api/choices`, { method: 'POST', headers, body });
  if (!made.ok) throw new Error(await made.text());
};

const opened = async (browser: Browser, backend: Backend): Promise<Page> => {
  const page = await freshPage(browser, backend, row);
  await page.goto('/choices');
  await page.getByText(`${count} choices · Saved`).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
};

/** Drags the first row below the third by a finger, and measures from when it is lifted. */
const drop = (page: Page): Promise<number> =>
  page.evaluate(async (selector) => {
    const [first, , third] = document.querySelectorAll(selector);
    const handle = first!.querySelector('button')!;
    const { bottom } = third!.getBoundingClientRect();
    const point = { pointerId: 9, pointerType: 'touch', bubbles: true, clientX: 40 };
    const finger = (type: string, target: EventTarget, clientY: number): void => {
      target.dispatchEvent(new PointerEvent(type, { ...point, clientY }));
    };
    finger('pointerdown', handle, handle.getBoundingClientRect().top);
    finger('pointermove', globalThis, bottom - 4);
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    const text = () => document.querySelector(selector)!.textContent;
    const before = text();
    const started = performance.now();
    return new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        if (text() === before) return;
        observer.disconnect();
        resolve(performance.now() - started);
      }).observe(document, { childList: true, subtree: true, characterData: true });
      finger('pointerup', globalThis, bottom - 4);
    });
  }, row);

const steps = {
  drop,
  'move to the top': async (page) => {
    await page.locator(row).nth(2).getByRole('button').last().click();
    const item = 'role=menuitem[name="Move to the top"]';
    await page.waitForSelector(item);
    return (await measureGesture(page, item, { in: row })).changed;
  },
  undo: async (page) =>
    (await measureGesture(page, 'role=button[name="Undo"]', { in: row })).changed,
} satisfies Record<string, (page: Page) => Promise<number>>;

/** A choice list of 500 seats: from a gesture to the changed row. */
export const benchChoices = async (): Promise<void> => {
  const site = await buildSite();
  const backend = await startBackend(12_000, site, 'basic');
  await beginList(backend);
  const browser = await openBrowser();
  const names = Object.keys(steps) as (keyof typeof steps)[];
  const lines = [['', ...names, 'budget']];
  for (const rate of slowdowns) {
    const page = await opened(browser, backend);
    await slowDown(page, rate);
    const taken = new Map<string, number[]>(names.map((name) => [name, []]));
    for (let run = 0; run < repetitions; run += 1)
      for (const name of names) {
        taken.get(name)!.push(await steps[name](page));
        await page.getByText(`${count} choices · Saved`).waitFor();
      }
    const medians = names.map((name) => medianOf(taken.get(name)!));
    for (const [index, median] of medians.entries())
      if (median > budget[rate]) overBudget(`choices, ${names[index]}, slowed ${rate}x`);
    lines.push([`${rate}x`, ...medians.map(milliseconds), `≤ ${budget[rate]} ms`]);
    await page.context().close();
  }
  table(`A choice list of ${count} seats: from a gesture to the changed row`, lines);
  await browser.close();
  await backend.close();
};
