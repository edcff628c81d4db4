import type { Browser, Page } from 'playwright';
import { startBackend, type Backend } from '../backend.ts';
import { milliseconds, overBudget, table } from '../measure.ts';
import { freshPage, longestLongTask, openBrowser, slowDown, slowdowns } from './pages.ts';
import { buildSite } from './site.ts';

const count = 20_000;
/** The longest long task allowed while typing, by slowdown. */
const budget = { 1: 50, 4: 100 } as const;
const sent = 10;
/** Screens of older messages. */
const lookedBack = 50;
/** The most elements that the log may hold, wherever one reads. */
const mostElements = 200;

/** Below every id that the backend gives out, as older messages are. */
const firstId = -count;
const student = { id: 1, name: 'Lakshmi' };
const counsellor = { id: 5, name: 'Priya Nair' };

const historyOf = (conversationId: number): string =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => {
      const { id, name } = index % 2 === 0 ? student : counsellor;
      return {
        id: firstId + index,
        clientMessageId: `kept-${index}`,
        conversationId,
        senderId: id,
        senderName: name,
        content: `Message number ${index + 1} of a long talk about rounds, quotas and documents.`,
        timestamp: new Date(Date.UTC(2026, 0) + index * 60_000).toISOString(),
      };
    }),
  );

const bubble = '[role=log] [data-from]';

/** The console's chat, whose conversations are all as long as that. */
const opened = async (browser: Browser, backend: Backend): Promise<Page> => {
  const page = await freshPage(browser, backend, bubble);
  await page.route(/\/messages\/\d+\?/, (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: historyOf(Number(new URL(route.request().url()).pathname.split('/').at(-1))),
    }),
  );
  await page.goto('/admin/chat');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
};

const open = async (page: Page): Promise<void> => {
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().click();
  await page.getByText(`Message number ${count} `).waitFor();
};

const use = {
  typing: async (page) => {
    const words = 'Round 3 opens on Monday; keep your documents ready.';
    await page.getByRole('textbox', { name: 'Reply' }).pressSequentially(words, { delay: 30 });
    await page.getByRole('textbox', { name: 'Reply' }).fill('');
  },
  [`sending ${sent} messages`]: async (page) => {
    for (let run = 0; run < sent; run += 1) {
      await page.getByRole('textbox', { name: 'Reply' }).fill(`Answer ${run}`);
      await page.keyboard.press('Enter');
      await page
        .locator('[data-delivery="sent"]', { hasText: `Answer ${run}` })
        .first()
        .waitFor();
    }
  },
  [`looking back ${lookedBack} screens`]: (page) =>
    page.getByRole('log', { name: /\S/ }).evaluate(async (log, screens) => {
      for (let screen = 0; screen < screens; screen += 1) {
        log.scrollTop -= log.clientHeight;
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
      }
    }, lookedBack),
} satisfies Record<string, (page: Page) => Promise<void>>;

/** A conversation of 20,000 messages, as the console has it. */
export const benchChat = async (): Promise<void> => {
  const site = await buildSite();
  const backend = await startBackend(1, site, 'admin');
  const browser = await openBrowser();
  const steps = Object.entries(use);
  const lines = [
    [
      '',
      'shown after',
      'opening it',
      ...steps.map(([name]) => name),
      'budget of typing',
      'most elements',
    ],
  ];
  for (const rate of slowdowns) {
    const page = await opened(browser, backend);
    await slowDown(page, rate);
    await longestLongTask(page);
    const start = performance.now();
    await open(page);
    const shownAfter = performance.now() - start;
    const longTasks = [await longestLongTask(page)];
    let elements = 0;
    for (const [name, step] of steps) {
      await step(page);
      const longest = await longestLongTask(page);
      longTasks.push(longest);
      elements = Math.max(elements, await page.locator('[role=log] *').count());
      if (step === use.typing && longest > budget[rate])
        overBudget(`chat, ${name}, slowed ${rate}x`);
    }
    if (elements >= mostElements) overBudget(`chat, elements of the log, slowed ${rate}x`);
    await page.context().close();
    lines.push([
      `${rate}x`,
      milliseconds(shownAfter),
      ...longTasks.map(milliseconds),
      `≤ ${budget[rate]} ms`,
      String(elements),
    ]);
  }
  table(
    `A conversation of ${count.toLocaleString('en-IN')} messages: the longest long task (0 if below 50 ms)`,
    lines,
  );
  await browser.close();
  await backend.close();
};
