import type { Page, TestInfo } from '@playwright/test';
import { asStudentInChat, logOf, socketsOf } from './chatting.ts';
import { startRelay, type Relay } from './relay.ts';
import { expect, test as base } from './test.ts';

/** How many sockets are cut, with ten messages and more for each. */
const cuts = Number(process.env['SOCKET_CUTS'] ?? 20);
/** `pnpm test:sockets` runs by itself: only then it can be said how long something takes. */
const isMeasured = 'SOCKET_CUTS' in process.env;
const messagesOfATurn = 7;
const pageChanges = isMeasured ? 1000 : 40;
const timeout = 120_000 + 3000 * cuts;

const test = base.extend<{ relay: Relay }>({
  relay: async ({}, use, { project }) => {
    const relay = await startRelay(Number(new URL(project.use.baseURL!).port));
    await use(relay);
    relay.close();
  },
  baseURL: ({ relay }, use) => use(relay.address),
});

/** What a run found out stands in its report; whoever measures reads it at once. */
const tell = ({ annotations }: TestInfo, type: string, description: string): void => {
  annotations.push({ type, description });
  if (isMeasured) process.stdout.write(`     ${type}: ${description}\n`);
};

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Says one text after the other; each stays in the box until it is taken. */
const talk = (page: Page, texts: readonly string[]): Promise<void> =>
  page.evaluate(async (all) => {
    const box = [...document.querySelectorAll('textarea')].find(
      ({ offsetParent }) => offsetParent,
    )!;
    const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!;
    for (const text of all) {
      write.set!.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
      while (box.value !== '') {
        box.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
        );
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }, texts);

/** From now on the browser's network comes back all the time, and whoever sits there tries again. */
const persist = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const trying = setInterval(() => {
      dispatchEvent(new Event('online'));
      for (const button of document.querySelectorAll('button'))
        if (button.textContent === 'Retry') button.click();
    }, 200);
    addEventListener('patience', () => clearInterval(trying));
  });

const bePatient = (page: Page): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new Event('patience')));

/** Until the chat is live, and these are sent. */
const settled = (page: Page, texts: readonly string[]): Promise<void> =>
  page.evaluate(async (all) => {
    const panel = [...document.querySelectorAll<HTMLElement>('[role="log"]')]
      .find(({ offsetParent }) => offsetParent)!
      .closest('section')!;
    const isSettled = (): boolean => {
      const sent = new Set(
        [...panel.querySelectorAll('[data-delivery="sent"] > div')].map(
          ({ textContent }) => textContent,
        ),
      );
      const isLive = panel.querySelector('[data-tone="positive"]') !== null;
      return isLive && all.every((text) => sent.has(text));
    };
    while (!isSettled()) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, texts);

/** Everything that was said, as it stands in the log. */
const readAll = async (page: Page): Promise<string[]> => {
  const earlier = page.getByRole('button', { name: 'Show earlier messages' });
  while (await earlier.isVisible()) await earlier.click();
  return logOf(page).locator('[data-from] > div').allTextContents();
};

test('CHT-07 ADC-21 STP-06 cut sockets lose, double and reorder nothing', async ({
  page,
  pageOf,
  relay,
  silence,
}, info) => {
  test.setTimeout(timeout);
  const { conversationId } = await asStudentInChat(page);
  const admin = await pageOf('admin');
  await admin.goto(`/admin/chat?conversation=${conversationId}`);
  await expect(admin.getByText('Live')).toBeVisible();
  const both = [page, admin];

  const texts = both.map((): string[] => []);
  const sayMore = (count: number) =>
    both.map((each, who) => {
      const said = texts[who]!;
      const more = Array.from({ length: count }, (_, index) => `${who}-${said.length + index}`);
      said.push(...more);
      return talk(each, more);
    });
  await Promise.all(both.map(persist));
  let cut = 0;
  for (let turn = 0; cut < cuts; turn += 1) {
    // One, the other, both; anywhere in a frame, while both speak.
    const saying = sayMore(messagesOfATurn);
    await pause((turn * 61) % 100);
    cut += relay.cut((turn * 97) % 400, (index) => turn % 3 === 2 || index === turn % 3);
    await Promise.all(saying);
  }
  for (const each of both)
    await expect(logOf(each).locator('[data-delivery]:not([data-delivery="sent"])')).toHaveCount(
      0,
      { timeout: 60_000 },
    );
  await Promise.all(both.map(bePatient));

  // Without a word from the browser the pause of the reconnection has to pass.
  const outages = Math.ceil(cuts / 20);
  let slowest = 0;
  for (let outage = 0; outage < outages; outage += 1) {
    await Promise.all(sayMore(1));
    relay.goDown();
    for (const each of both)
      await expect(each.getByText('Live', { exact: true }).filter({ visible: true })).toHaveCount(
        0,
      );
    await pause((outage * 1700) % 7000);
    const settling = both.map((each) =>
      settled(
        each,
        texts.map((said) => said.at(-1)!),
      ),
    );
    relay.comeBack();
    const isBack = performance.now();
    await Promise.all(settling);
    slowest = Math.max(slowest, performance.now() - isBack);
  }
  tell(info, 'cuts', `${cut} in ${texts.flat().length} messages`);
  tell(info, 'settled within', `${Math.round(slowest)} ms of ${outages} returns`);
  expect(slowest).toBeLessThan(isMeasured ? 6000 : timeout);

  const [atStudent, atAdmin] = [await readAll(page), await readAll(admin)];
  expect(atStudent.toSorted()).toEqual(texts.flat().toSorted());
  expect(atAdmin).toEqual(atStudent);
  // What is said of sockets that could not be opened, and of a call that an outage has met.
  for (const noise of silence.splice(0))
    expect(noise).toMatch(/WebSocket connection to|net::ERR_|network/);
});

/** What the page holds: listeners after a collection of garbage, and the timers that run. */
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

/** What was under way is over in a moment; what was left behind stays. */
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

/** Goes from page to page as fast as they come: presses the words, and waits for what has to show. */
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
            [...document.querySelectorAll<HTMLElement>('a, button')].find(
              // The place of the chat tells how much is unread.
              (element) =>
                element.textContent.replace(/ \(\d+\).*/, '') === words && shown(element),
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

/** Counts the timers of a page that have not gone off and were not cleared. */
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

test('STP-02 STP-03 STP-04 changes of the page leave no socket, listener or timer behind', async ({
  page,
  pageOf,
  relay,
}, info) => {
  test.setTimeout(timeout);
  await countTimers(page);
  const { id, conversationId } = await asStudentInChat(page);

  const leaveAndReturn = async (times: number): Promise<void> => {
    await goRound(page, times, [
      ['Events', 'Newest first'],
      ['My Dashboard', 'Answers are automatic'],
      // It is left while it is still connecting.
      ['Talk to a counsellor', 'A counsellor reads this'],
      ['Events', 'Newest first'],
      ['My Dashboard', 'Answers are automatic'],
      ['Talk to a counsellor', 'A counsellor reads this', 'Live'],
    ]);
  };
  await leaveAndReturn(2);
  const before = await heldBy(page);
  await leaveAndReturn(pageChanges / 4);
  await expect
    .poll(() => socketsOf(page, id))
    .toEqual([[`/topic/conversation/${conversationId}`, `/user/${id}/queue/messages`]]);
  await expectNoMoreThan(page, before);
  const after = await heldBy(page);
  tell(info, 'held by the student’s page', JSON.stringify({ before, after }));
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
  await expect.poll(() => socketsOf(page, id)).toEqual([]);
  await expect.poll(relay.open).toBe(0);

  const admin = await pageOf('admin');
  await countTimers(admin);
  await admin.goto(`/admin/chat?conversation=${conversationId}`);
  await expect(admin.getByText('Live')).toBeVisible();
  const opened: string[] = [];
  admin.on('websocket', (socket) => opened.push(socket.url()));
  const round = [
    ['Home', 'Hi PRIYA NAIR !'],
    ['Chat', 'No conversation is open'],
  ] as const;
  await goRound(admin, 4, round);
  const first = await heldBy(admin);
  await goRound(admin, pageChanges / 2, round);
  await expectNoMoreThan(admin, first);
  const last = await heldBy(admin);
  tell(info, 'held by the admin’s page', JSON.stringify({ first, last }));
  // One socket from the first page to the last.
  expect(opened).toEqual([]);
  expect(relay.open()).toBe(1);
});
