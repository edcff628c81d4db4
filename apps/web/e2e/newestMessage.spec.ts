import type { Page } from '@playwright/test';
import { asStudentInChat, bubbleOf, logOf, say } from './chatting.ts';
import { expect, signedInAs, test } from './test.ts';

test(
  'BOT-07 after eight messages in a row the log shows the last: in the bot and at both ends of the live chat',
  { tag: '@again' },
  async ({ page, pageOf }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { conversationId } = await asStudentInChat(page);
    const admin = await pageOf('admin');
    await admin.goto(`/admin/chat?conversation=${conversationId}`);
    await expect(admin.getByText('Live', { exact: true })).toBeVisible();
    const expectAtEnd = async (each: Page, last: string): Promise<void> => {
      await expect(logOf(each).locator('[aria-posinset="16"]')).toContainText(last);
      await expect(bubbleOf(each, last).last()).toBeInViewport();
      await expect
        .poll(() => logOf(each).evaluate((log) => Math.round(-log.scrollTop)))
        .toBeLessThan(2);
      await expect(each.getByRole('button', { name: /new message/ })).toHaveCount(0);
    };
    const sayEight = async (each: Page, words: string): Promise<void> => {
      for (let sent = 1; sent <= 8; sent += 1) await say(each, `${words} ${sent} of 8`);
    };
    await sayEight(page, 'The student asks');
    await sayEight(admin, 'The counsellor answers');
    for (const each of [page, admin]) await expectAtEnd(each, 'The counsellor answers 8 of 8');
    await page.getByRole('button', { name: 'Back to the help bot' }).click();
    await sayEight(page, 'How many rounds are there,');
    await expectAtEnd(page, 'There are four rounds');
  },
);

test(
  'BOT-07 sending ends at the newest message on the prediction page, from far up too',
  { tag: '@again' },
  async ({ page }) => {
    await signedInAs(page, 'basic');
    for (const [width, height] of [
      [360, 740],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto('/rank-predictor');
      const sayEight = async (words: string): Promise<void> => {
        for (let sent = 1; sent <= 8; sent += 1) await say(page, `${words} ${sent}`);
      };
      const distance = () => logOf(page).evaluate((log) => Math.round(-log.scrollTop));
      await sayEight('What is the reservation,');
      await expect(logOf(page).locator('[aria-posinset="16"]')).toContainText('Bot');
      await expect.poll(distance).toBeLessThan(2);
      await logOf(page).focus();
      await page.keyboard.press('Home');
      await expect.poll(distance).toBeGreaterThan(1500);
      await sayEight('Which documents do I need,');
      await expect(logOf(page).locator('[aria-posinset="32"]')).toContainText('Bot');
      await expect.poll(distance).toBeLessThan(2);
      await expect(page.getByRole('button', { name: /new message/ })).toHaveCount(0);
    }
  },
);
