import type { Browser, Page } from 'playwright';
import { startBackend, type Backend } from '../backend.ts';
import { medianOf, milliseconds, overBudget, table } from '../measure.ts';
import {
  freshPage,
  longestLongTask,
  measureGesture,
  openBrowser,
  slowDown,
  slowdowns,
} from './pages.ts';
import { buildSite } from './site.ts';

const count = 20_000;
/** A long conversation as there are some. */
const usualCount = 5_000;
/** From the press to the frame that shows its newest messages, in pages of 50, by slowdown. */
const openingBudget = { 1: 100, 4: 300 } as const;
/** The longest long task allowed while typing, by slowdown. */
const budget = { 1: 50, 4: 100 } as const;
const sent = 10;
/** Screens of older messages. */
const lookedBack = 50;
/** The most elements that the log may hold, wherever one reads. */
const mostElements = 200;

/**
 * Answers for the newest messages of conversations of so many within the page: what the browser and the
 * tool that drives it take for a request would be measured otherwise.
 */
const answerHistory = ({ total, newest }: { total: number; newest: number }): void => {
  const fetch = window.fetch.bind(window);
  const senders = [
    { senderId: 1, senderName: 'Lakshmi' },
    { senderId: 5, senderName: 'Priya Nair' },
  ];
  const historyOf = (conversationId: number) =>
    Array.from({ length: newest }, (_, offset) => {
      const index = total - newest + offset;
      return {
        // Below every id that the backend gives out, as older messages are.
        id: index - total,
        clientMessageId: `kept-${index}`,
        conversationId,
        ...senders[index % 2],
        content: `Message number ${index + 1} of a long talk about rounds, quotas and documents.`,
        timestamp: new Date(Date.UTC(2026, 0) + index * 60_000).toISOString(),
      };
    });
  const bodies = new Map<string, string>();
  window.fetch = (input, init) => {
    const { href, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!/\/messages\/\d+$/.test(pathname)) return fetch(input, init);
    const body = bodies.get(href) ?? JSON.stringify(historyOf(Number(pathname.split('/').at(-1))));
    bodies.set(href, body);
    const headers = { 'Content-Type': 'application/json' };
    return Promise.resolve(new Response(body, { headers }));
  };
};

const bubble = '[role=log] [data-from]';

/** The console's chat, whose conversations are all as long as that, read in pages or whole. */
const opened = async (
  browser: Browser,
  backend: Backend,
  messages: number,
  newest = messages,
): Promise<Page> => {
  const page = await freshPage(browser, backend, bubble);
  await page.addInitScript(answerHistory, { total: messages, newest });
  await page.goto('/admin/chat');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
};

const conversation = 'ul[aria-label="Conversations"] button';

const open = async (page: Page, messages: number): Promise<void> => {
  await page.locator(conversation).first().click();
  await page.getByText(`Message number ${messages} `).waitFor();
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

/** Opening a long conversation: in pages, as our server answers, and whole, as others may. */
const benchOpening = async (browser: Browser, backend: Backend, runs: number): Promise<void> => {
  const lines = [['', 'in pages of 50', 'budget', 'answered whole']];
  for (const rate of slowdowns) {
    const times: number[][] = [[], []];
    for (let run = 0; run < runs; run += 1)
      for (const [kind, newest] of [50, usualCount].entries()) {
        const page = await opened(browser, backend, usualCount, newest);
        await slowDown(page, rate);
        const { painted } = await measureGesture(page, conversation, { in: bubble });
        times[kind]!.push(painted);
        await page.context().close();
      }
    const [paged, whole] = times.map(medianOf);
    if (paged! > openingBudget[rate]) overBudget(`chat, opening, slowed ${rate}x`);
    lines.push([
      `${rate}x`,
      milliseconds(paged!),
      `≤ ${openingBudget[rate]} ms`,
      milliseconds(whole!),
    ]);
  }
  table(`Opening a conversation of ${usualCount.toLocaleString('en-IN')} messages`, lines);
};

/** A conversation of 20,000 messages, as the console has it. */
export const benchChat = async (runs: number): Promise<void> => {
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
    const page = await opened(browser, backend, count);
    await slowDown(page, rate);
    await longestLongTask(page);
    const start = performance.now();
    await open(page, count);
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
  await benchOpening(browser, backend, runs);
  table(
    `A conversation of ${count.toLocaleString('en-IN')} messages: the longest long task (0 if below 50 ms)`,
    lines,
  );
  await browser.close();
  await backend.close();
};
