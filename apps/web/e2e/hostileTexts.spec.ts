import type { Page } from '@playwright/test';
import { asStudentInChat, logOf, readLog, say } from './chatting.ts';
import { hostileTexts } from './hostileTexts.ts';
import { expect, test } from './test.ts';

/** The app renders user input as text everywhere (no XSS). */

const expectNothingRan = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-hostile]')).toHaveCount(0);
  expect(await page.evaluate(() => 'fired' in window)).toBe(false);
};

const answering = async (page: Page, address: string, json: unknown): Promise<void> => {
  await page.route(address, (route) => route.fulfill({ json }));
};

const files = hostileTexts.map((fileName, index) => ({
  id: index + 1,
  fileName,
  fileType: fileName,
  fileSize: 1000,
  uploaderName: fileName,
  uploadedAt: new Date(Date.UTC(2026, 10, 1, 0, index)).toISOString(),
  viewUrl: `javascript:window.fired=${index}`,
  fileUrl: `data:text/html,<script>opener.fired=${index}</script>`,
}));

test('there is enough to try', () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(120);
});

test(
  'names and addresses of alerts are text, and lead nowhere of their own',
  { tag: '@again' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const opened: string[] = [];
      window.open = (address) => {
        opened.push(String(address));
        return null;
      };
      Object.assign(window, { opened });
    });
    await answering(page, '**/api/files/list', files);
    await page.goto('/');
    const events = page.getByRole('region', { name: 'Current Events' });
    await events.scrollIntoViewIfNeeded();
    await events.getByRole('button', { name: /^Show all/ }).click();
    const shown = await events
      .getByRole('listitem')
      .locator('[title]')
      .evaluateAll((titles) => titles.map((title) => title.getAttribute('title')));
    for (const text of hostileTexts) expect(shown).toContain(text);
    await events.locator('[title]').first().click();
    const opened = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
    expect(opened).toEqual([expect.stringContaining('/api/files/download?field-id=')]);
    await expectNothingRan(page);

    await page.goto('/events');
    await expect(page.getByRole('listitem').first()).toBeVisible();
    for (const text of hostileTexts.slice(0, 22))
      await page.getByPlaceholder('Search alerts...').fill(text);
    await expectNothingRan(page);
  },
);

test('what a server says of a failure is text', { tag: '@again' }, async ({ page }) => {
  await page.goto('/login');
  let said = '';
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 409, json: { message: said } }),
  );
  await page.getByLabel('Email / Roll Number').fill('free@seatwise.test');
  await page.getByLabel('Password', { exact: true }).fill('Seatwise@123');
  for (said of hostileTexts.slice(0, 44)) {
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toHaveText(said);
  }
  await expectNothingRan(page);
});

test(
  'what is said in the live chat is text at both ends',
  { tag: '@again' },
  async ({ page, pageOf }) => {
    test.slow();
    const { conversationId } = await asStudentInChat(page);
    const admin = await pageOf('admin');
    await admin.goto(`/admin/chat?conversation=${conversationId}`);
    await expect(admin.getByText('Connected', { exact: true })).toBeVisible();
    for (const [speaker, listener, texts] of [
      [page, admin, hostileTexts.slice(0, 22)],
      [admin, page, hostileTexts.slice(-8)],
    ] as const)
      for (const text of texts) {
        await say(speaker, text);
        await expect(logOf(listener).getByText(text, { exact: true })).toBeVisible();
      }
    for (const each of [page, admin]) {
      await expect.poll(async () => (await readLog(each)).length).toBe(30);
      await expect(logOf(each).locator('[data-delivery]:not([data-delivery="sent"])')).toHaveCount(
        0,
      );
      await expectNothingRan(each);
    }
  },
);
