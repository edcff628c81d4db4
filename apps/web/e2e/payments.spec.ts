import type { Page } from '@playwright/test';
import { asNewStudent, expect, test } from './test.ts';

/** Both providers, as simulators, in the built app under its CSP. */

const openPlans = async (page: Page) => {
  await page.goto('/plan');
  const user = await asNewStudent(page);
  await page.goto('/plan');
  return user;
};

const advance = (page: Page) => page.getByRole('article', { name: 'ADVANCE' });
const modal = (page: Page) => page.getByRole('dialog', { name: 'Complete Your Purchase' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Seatwise' });
const outcome = (page: Page) => page.getByRole('alertdialog', { name: 'Payment' });

const choose = async (page: Page, way: string) => {
  await advance(page).getByRole('button', { name: 'Purchase' }).click();
  await modal(page).getByRole('button', { name: way }).click();
};

test(
  'PLN-29 PLN-35 PLN-36 CRD-03 CRD-04 CRD-05 CRD-07 CRD-12 CRD-16 END-09 END-10 a card payment fails, is tried again and is verified',
  { tag: '@smoke' },
  async ({ page }) => {
    const { id } = await openPlans(page);
    const ordered = page.waitForRequest('**/api/payments/razorpay/create-order');
    const verified = page.waitForRequest('**/api/payments/razorpay/verify');
    await choose(page, 'Pay with Razorpay');
    expect((await ordered).postDataJSON()).toEqual({
      userId: id,
      purchasedRoleId: 6,
      amountPaise: 590_000,
      currency: 'INR',
      receipt: expect.stringMatching(/^sw-[\da-f-]{36}$/) as unknown,
      description: 'Seatwise ADVANCE plan',
      notes: {
        baseAmountPaise: 500_000,
        gstPercent: 18,
        gstAmountPaise: 90_000,
        totalAmountPaise: 590_000,
      },
    });
    await sheet(page).getByRole('button', { name: 'Let the payment fail' }).click();
    await expect(sheet(page).getByRole('alert')).not.toBeEmpty();
    await sheet(page).getByRole('button', { name: 'Pay ₹5,900.00' }).click();
    expect(Object.keys((await verified).postDataJSON() as object).toSorted()).toEqual([
      'razorpay_order_id',
      'razorpay_payment_id',
      'razorpay_signature',
    ]);
    await expect(outcome(page)).toContainText(
      /Payment successful and verified! Payment ID: pay_\w+/,
    );
    await outcome(page).getByRole('button', { name: 'OK' }).click();
    await expect(modal(page)).toBeHidden();
    await expect(advance(page).getByRole('button', { name: 'Active Plan' })).toBeVisible();
    await page.reload();
    await expect(advance(page).getByRole('button', { name: 'Active Plan' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Skip', exact: true })).toHaveCount(0);
  },
);

test(
  'SPP-01 SPP-06 SPP-07 SPP-08 SPP-13 SPP-15 PLN-36 END-11 END-12 PayU is paid on its own page and leads back',
  { tag: '@smoke' },
  async ({ page }) => {
    await openPlans(page);
    await choose(page, 'Pay with PayU');
    await page.getByRole('button', { name: 'Pay ₹5,900.00' }).click();
    await page.getByRole('button', { name: 'Return to Seatwise' }).click();
    await expect(page).toHaveURL(/\/checkout\?paymentId=sw\w+$/);
    await expect(page.getByText(/^Payment successful and verified!/)).toBeVisible();
    await expect(page.getByText('Your plan is ADVANCE now.')).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Payment successful and verified!/)).toBeVisible();
    await page.getByRole('link', { name: 'Go to My Dashboard' }).click();
    await expect(page).toHaveURL('/home');
  },
);

test(
  'leaving PayU by the browser’s own way back costs nothing and blocks nothing',
  { tag: '@again' },
  async ({ page }) => {
    await openPlans(page);
    await choose(page, 'Pay with PayU');
    await expect(page.getByText('PayU simulator — no money moves')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/plan');
    await expect(page.getByText('Checking your payment with the server…')).toHaveCount(0);
    await expect(outcome(page)).toHaveCount(0);
    if (!(await modal(page).isVisible()))
      await advance(page).getByRole('button', { name: 'Purchase' }).click();
    await expect(modal(page).getByRole('button', { name: 'Pay with PayU' })).toBeEnabled();
  },
);

test('SPP-04 SES-27 GAP-13 the order call takes the stored authToken, and says what the server said', async ({
  page,
}) => {
  await openPlans(page);
  await page.evaluate(() => localStorage.setItem('authToken', 'another-token'));
  await page.route('**/api/payments/payu/create-order', (route) =>
    route.fulfill({ status: 409, json: { message: 'This plan is paid for already.' } }),
  );
  const ordered = page.waitForRequest('**/api/payments/payu/create-order');
  await choose(page, 'Pay with PayU');
  expect((await ordered).headers()).toMatchObject({
    authorization: 'Bearer another-token',
    'content-type': 'application/json',
  });
  await expect(modal(page).getByRole('alert')).toHaveText('This plan is paid for already.');
});
