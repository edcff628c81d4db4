import type { Page } from '@playwright/test';
import { asStudentInChat, logOf, readLog } from './chatting.ts';
import { cuts, isMeasured, report, test, timeout } from './overRelay.ts';
import { expect } from './test.ts';

const messagesOfATurn = 7;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends texts one by one; each stays in the input until the chat accepts it. */
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

/** Fires `online` and retries unsent messages at intervals. */
const persist = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const trying = setInterval(() => {
      dispatchEvent(new Event('online'));
      for (const button of document.querySelectorAll('button'))
        if (button.textContent === 'Retry') button.click();
    }, 200);
    addEventListener('stop-retrying', () => clearInterval(trying));
  });

const bePatient = (page: Page): Promise<unknown> =>
  page.evaluate(() => dispatchEvent(new Event('stop-retrying')));

/** Waits until the chat is live and has sent these texts. */
const settled = (page: Page, texts: readonly string[]): Promise<void> =>
  page.evaluate(async (all) => {
    const panel = [...document.querySelectorAll<HTMLElement>('[role="log"][aria-labelledby]')]
      .find(({ offsetParent }) => offsetParent)!
      .closest('section')!;
    const isSettled = (): boolean => {
      const sent = new Set(
        [...panel.querySelectorAll('[data-delivery="sent"] > div')].map(
          ({ textContent }) => textContent,
        ),
      );
      const isLive = panel.querySelector('output')!.textContent === '';
      return isLive && all.every((text) => sent.has(text));
    };
    while (!isSettled()) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, texts);

/** All messages, in the order of the log. */
const readAll = async (page: Page): Promise<string[]> => {
  const earlier = page.getByRole('button', { name: 'Show earlier messages' });
  while (await earlier.isVisible()) {
    await Promise.all([page.waitForResponse(/\/api\/messages\//), earlier.click()]);
    await expect(page.getByText('Loading earlier messages…')).toHaveCount(0);
  }
  return (await readLog(page)).map(([text = '']) => text);
};

test(
  'CHT-07 ADC-21 STP-06 cut sockets lose, double and reorder nothing',
  { tag: '@again' },
  async ({ page, pageOf, relay, silence }, info) => {
    test.setTimeout(timeout);
    const { conversationId } = await asStudentInChat(page);
    const admin = await pageOf('admin');
    await admin.goto(`/admin/chat?conversation=${conversationId}`);
    await expect(admin.getByText('Connected', { exact: true })).toBeVisible();
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
      // Each turn cuts one socket, the other, or both, at any byte, while both users send.
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

    // Without an `online` event the client waits for its backoff before it reconnects.
    const outages = Math.ceil(cuts / 20);
    let slowest = 0;
    for (let outage = 0; outage < outages; outage += 1) {
      await Promise.all(sayMore(1));
      relay.goDown();
      for (const each of both)
        await expect(
          each.getByText('Offline', { exact: true }).filter({ visible: true }),
        ).toHaveCount(1);
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
    report(info, 'cuts', `${cut} in ${texts.flat().length} messages`);
    report(info, 'settled within', `${Math.round(slowest)} ms of ${outages} returns`);
    expect(slowest).toBeLessThan(isMeasured ? 6000 : timeout);

    const [atStudent, atAdmin] = [await readAll(page), await readAll(admin)];
    expect(atStudent.toSorted()).toEqual(texts.flat().toSorted());
    expect(atAdmin).toEqual(atStudent);
    // Failed sockets and a call during the outage log console errors.
    for (const noise of silence.splice(0))
      expect(noise).toMatch(/WebSocket connection to|net::ERR_|network/);
  },
);
