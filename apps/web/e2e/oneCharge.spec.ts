import type { BrowserContext, Page } from '@playwright/test';
import { asNewStudent, expect, test } from './test.ts';

/** Every page shows a payment whose tab was closed, and no user is charged twice. */

const advance = (page: Page) => page.getByRole('article', { name: 'ADVANCE' });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Complete Your Purchase' });

const payAtPayuAndClose = async (page: Page): Promise<void> => {
  await advance(page).getByRole('button', { name: 'Purchase' }).click();
  await modal(page).getByRole('button', { name: 'Pay with PayU' }).click();
  await page.getByRole('button', { name: 'Pay ₹5,900.00' }).click();
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  await page.close();
};

/** A new tab with a new user. */
const firstTab = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto('/plan');
  await asNewStudent(page);
  await page.goto('/plan');
  return page;
};

for (const [name, scenario] of [
  ['notified by PayU', 'ok'],
  ['although PayU’s notification is lost', 'payuWebhook.500'],
] as const)
  test(
    `BEY-PAY-01 a tab closed on PayU’s own page: the next one has the plan, ${name}`,
    { tag: '@again' },
    async ({ context }) => {
      const page = await firstTab(context);
      await page.setExtraHTTPHeaders({ 'x-mock-scenario': scenario });
      await payAtPayuAndClose(page);

      const next = await context.newPage();
      await next.goto('/plan');
      await expect(advance(next).getByRole('button', { name: 'Active Plan' })).toBeVisible();
      await expect(next.getByText(/Your payment of ₹5,900 for ADVANCE has arrived/)).toBeVisible();
      await advance(next).getByRole('button', { name: 'Active Plan' }).click();
      await expect(modal(next).getByRole('button', { name: 'Pay with Razorpay' })).toHaveCount(0);
    },
  );
