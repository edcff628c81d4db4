import type { Page } from '@playwright/test';
import { asStudentInChat, socketsOf } from './chatting.ts';
import { isMeasured, report, test, timeout } from './overRelay.ts';
import { expect } from './test.ts';

const pageChanges = isMeasured ? 1000 : 40;

/** The page's event listeners after a garbage collection, and its running timers. */
const heldBy = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const listeners = metrics.find(({ name }) => name === 'JSEventListeners')!.value;
  const timers = await page.evaluate(() => (globalThis as unknown as { timers: number }).timers);
  return { listeners, timers };
};

/** The page's listeners and timers once drawing is finished, because code that loads late is not a leak. */
const settledIn = async (page: Page): ReturnType<typeof heldBy> => {
  let held = await heldBy(page);
  const isSettled = async (): Promise<boolean> => {
    const before = held;
    held = await heldBy(page);
    return held.listeners === before.listeners;
  };
  await expect.poll(isSettled, { intervals: [500] }).toBe(true);
  return held;
};

/** Pending work ends soon; a leak does not. */
const expectNoMoreThan = async (
  page: Page,
  before: Awaited<ReturnType<typeof heldBy>>,
): Promise<void> => {
  const left = async () => {
    const { listeners, timers } = await heldBy(page);
    return listeners > before.listeners + 10 || timers > before.timers + 1
      ? { before, listeners, timers }
      : 'nothing';
  };
  await expect.poll(left, { timeout: 30_000 }).toBe('nothing');
};

type Step = readonly [press: string, ...shows: string[]];

/** Navigates by the text of links, as fast as the pages load. */
const goRound = (page: Page, times: number, steps: readonly Step[]): Promise<void> =>
  page.evaluate(
    async ([rounds, way]) => {
      const shown = (element: HTMLElement): boolean => element.offsetParent !== null;
      const until = async <T>(find: () => T | undefined | false): Promise<T> => {
        for (;;) {
          const found = find();
          if (found) return found;
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      };
      for (let round = 0; round < rounds; round += 1)
        for (const [words, ...results] of way) {
          const target = await until(() =>
            [...document.querySelectorAll<HTMLElement>('a, button, summary')].find(
              // The link to the chat includes the number of unread messages.
              (element) => element.textContent.replace(/ \(.*/, '') === words && shown(element),
            ),
          );
          target.click();
          await until(() => {
            const page = document.querySelector('main')?.innerText ?? '';
            return results.every((result) => page.includes(result));
          });
        }
    },
    [times, steps] as const,
  );

/** Counts the pending timers of a page. */
const countTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const running = new Set<unknown>();
    const { setTimeout: later, setInterval: again, clearTimeout: forget } = globalThis;
    const clear = (timer: number): void => {
      running.delete(timer);
      forget(timer);
    };
    Object.defineProperty(globalThis, 'timers', { get: () => running.size });
    Object.assign(globalThis, {
      setTimeout: (act: () => void, pause: number) => {
        const timer = later(() => {
          running.delete(timer);
          act();
        }, pause);
        running.add(timer);
        return timer;
      },
      setInterval: (act: () => void, pause: number) => {
        const timer = again(act, pause);
        running.add(timer);
        return timer;
      },
      clearTimeout: clear,
      clearInterval: clear,
    });
  });

test(
  'STP-02 STP-03 STP-04 changes of the page leave no socket, listener or timer behind',
  { tag: '@again' },
  async ({ page, pageOf, relay }, info) => {
    test.setTimeout(timeout);
    await countTimers(page);
    const { id, conversationId } = await asStudentInChat(page);

    const leaveAndReturn = async (times: number): Promise<void> => {
      await goRound(page, times, [
        ['Events', 'Newest first'],
        ['My Dashboard', 'Ask the help bot'],
        ['Ask the help bot', 'Answers are automatic'],
        ['Talk to a counsellor', '9 am to 9 pm (IST)', 'Start with a question'],
      ]);
    };
    await leaveAndReturn(2);
    const before = await settledIn(page);
    await leaveAndReturn(pageChanges / 4);
    await expect
      .poll(() => socketsOf(page, id))
      .toEqual([[`/topic/conversation/${conversationId}`, `/user/${id}/queue/messages`]]);
    await expectNoMoreThan(page, before);
    const after = await heldBy(page);
    report(info, 'held by the student’s page', JSON.stringify({ before, after }));
    // The conversation stays connected on every page, so that the student notices a reply; signing out ends it.
    await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
    await expect(page).toHaveURL('/events');
    expect(await socketsOf(page, id)).toHaveLength(1);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => socketsOf(page, id)).toEqual([]);
    await expect.poll(relay.open).toBe(0);

    const admin = await pageOf('admin');
    await countTimers(admin);
    await admin.goto(`/admin/chat?conversation=${conversationId}`);
    await expect(admin.getByText('Connected', { exact: true })).toBeVisible();
    const opened: string[] = [];
    admin.on('websocket', (socket) => opened.push(socket.url()));
    const round = [
      ['Home', 'Hi PRIYA NAIR !'],
      ['Chat', 'No conversation is open'],
    ] as const;
    await goRound(admin, 4, round);
    const first = await settledIn(admin);
    await goRound(admin, pageChanges / 2, round);
    await expectNoMoreThan(admin, first);
    const last = await heldBy(admin);
    report(info, 'held by the admin’s page', JSON.stringify({ first, last }));
    // All pages of the console share one socket.
    expect(opened).toEqual([]);
    expect(relay.open()).toBe(1);
  },
);
