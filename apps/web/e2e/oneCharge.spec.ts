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

test(
  'BEY-PAY-02 a sign-in on another device has the plan, without a notification of the first one',
  { tag: '@again' },
  async ({ context, browser }) => {
    const page = await firstTab(context);
    const { email } = await page.evaluate(
      () => JSON.parse(localStorage.getItem('user')!) as { email: string },
    );
    await page.setExtraHTTPHeaders({ 'x-mock-scenario': 'payuWebhook.500' });
    await payAtPayuAndClose(page);

    const phone = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const other = await phone.newPage();
    await other.goto('/login');
    await other.getByLabel('Email / Roll Number').fill(email);
    await other.getByLabel('Password', { exact: true }).fill('Seatwise@123');
    await other.getByRole('button', { name: 'Login' }).click();
    await expect(other).not.toHaveURL('/login');
    await other.goto('/edit-profile');
    const receipt = other.getByText('ADVANCE plan', { exact: true }).first();
    await receipt.click();
    await expect(other.getByText('GST (18%)')).toBeVisible();
    await expect(other.getByText('₹900', { exact: true })).toBeVisible();
    expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    await phone.close();
  },
);

test(
  'BEY-PAY-04 BEY-PAY-05 another tab is refused in words while PayU’s page is open, cancels it and pays by card',
  { tag: '@again' },
  async ({ context }) => {
    const page = await firstTab(context);
    await advance(page).getByRole('button', { name: 'Purchase' }).click();
    await modal(page).getByRole('button', { name: 'Pay with PayU' }).click();
    await expect(page.getByRole('button', { name: 'Pay ₹5,900.00' })).toBeVisible();

    const next = await context.newPage();
    await next.goto('/plan');
    await expect(
      next.getByText(
        /You started a payment of ₹5,900 for ADVANCE with PayU, but have not paid yet\./,
      ),
    ).toBeVisible();
    await advance(next).getByRole('button', { name: 'Purchase' }).click();
    await modal(next).getByRole('button', { name: 'Pay with Razorpay' }).click();
    await expect(modal(next).getByRole('alert')).toContainText('is still open with PayU');
    await modal(next).getByRole('button', { name: 'Cancel that payment' }).click();
    await expect(
      modal(next).getByText('The payment is cancelled. Nothing was charged.'),
    ).toBeVisible();
    await modal(next).getByRole('button', { name: 'Pay with Razorpay' }).click();
    await next
      .getByRole('dialog', { name: 'Seatwise' })
      .getByRole('button', { name: 'Pay ₹5,900.00' })
      .click();
    await expect(next.getByRole('alertdialog', { name: 'Payment' })).toContainText(
      'Payment successful and verified!',
    );

    // The payment in the page that stayed open succeeds, but is refunded, and the app shows the refund.
    await page.getByRole('button', { name: 'Pay ₹5,900.00' }).click();
    await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
    await next.goto('/edit-profile');
    await expect(next.getByText('Refund due')).toBeVisible();
  },
);

test(
  'CRD-11 BEY-PAY-05 a card checkout that was closed here blocks no other payment',
  { tag: '@again' },
  async ({ context }) => {
    const page = await firstTab(context);
    await advance(page).getByRole('button', { name: 'Purchase' }).click();
    await modal(page).getByRole('button', { name: 'Pay with Razorpay' }).click();
    await expect(page.getByRole('dialog', { name: 'Seatwise' })).toBeVisible();
    await page.keyboard.press('Escape');
    await modal(page).getByRole('button', { name: 'Pay with PayU' }).click();
    await expect(page.getByText('PayU simulator — no money moves')).toBeVisible();
  },
);
