import type { Locator, Page } from '@playwright/test';
import { asNewStudent, askServers, expect, xsrfHeader } from './test.ts';

/** The student's live chat, which has the name of the counsellor who wrote last. */
export const panelOf = (page: Page): Locator => page.getByRole('main').getByRole('region');

export const logOf = (page: Page): Locator =>
  // The pattern excludes react-aria's announcer, whose logs have no name.
  page.getByRole('log', { name: /\S/ });

/** Waits until a student's chat is live; a chat that is not says so in its status. */
export const expectLive = async (page: Page): Promise<void> => {
  await expect(panelOf(page).getByRole('status')).toHaveText('');
};

export const say = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: /^(Message|Reply)$/ }).fill(text);
  await page.keyboard.press('Enter');
};

export const bubbleOf = (page: Page, text: string): Locator =>
  logOf(page).locator('[data-from]').filter({ hasText: text });

/**
 * All rows of a virtualized list, read while scrolling from its start to its end; for each row, the
 * texts at the given selectors. The DOM never holds all rows at once.
 */
export const readRows = (
  viewport: Locator,
  selectors: readonly string[],
): Promise<readonly (readonly string[])[]> =>
  viewport.evaluate(async (element, each) => {
    const rows = new Map<number, string[]>();
    const painted = (): Promise<void> =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      });
    // A chat renders more messages near the first one, and counts its scroll position from the end.
    for (let height = 0; height !== element.scrollHeight;) {
      height = element.scrollHeight;
      element.scrollTop = element.clientHeight - height;
      await painted();
    }
    for (let last = 1; last !== element.scrollTop;) {
      await painted();
      for (const row of element.querySelectorAll('[aria-posinset]'))
        rows.set(
          Number(row.getAttribute('aria-posinset')),
          each.map((selector) => row.querySelector(selector)?.textContent ?? ''),
        );
      last = element.scrollTop;
      element.scrollTop += element.clientHeight / 2;
    }
    return [...rows.entries()].toSorted(([a], [b]) => a - b).map(([, texts]) => texts);
  }, selectors);

/** The text and the sender's line of every message in the log. */
export const readLog = (page: Page): Promise<readonly (readonly string[])[]> =>
  readRows(logOf(page), ['[data-from] > div', '[data-from] > p']);

/** Opens the live chat as a new student; returns their id and conversation. */
export const asStudentInChat = async (
  page: Page,
): Promise<{ readonly id: number; readonly conversationId: number }> => {
  const { id, token } = await asNewStudent(page);
  const answer = await page.request.post('/api/conversations', {
    data: { studentId: id },
    headers: { ...(await xsrfHeader(page)), Authorization: `Bearer ${token}` },
  });
  const { id: conversationId } = (await answer.json()) as { id: number };
  await page.goto('/chat');
  await expectLive(page);
  return { id, conversationId };
};

/** The topics that each of a user's sockets subscribes to, by the server. */
export const socketsOf = async (page: Page, user: number): Promise<string[][]> => {
  const answers = await askServers<{ sockets: { userId: number; topics: string[] }[] }>(
    page,
    '/__mock/sockets',
  );
  const sockets = answers.flatMap((answer) => answer.sockets);
  return sockets.filter(({ userId }) => userId === user).map(({ topics }) => topics.toSorted());
};
