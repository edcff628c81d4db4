import type { Page } from '@playwright/test';
import { asNewStudent, expect, signedInAs, test, xsrfHeader } from './test.ts';

/** The payment providers' simulators under the app's own security policy, in a real browser. */

const notes = {
  baseAmountPaise: 500_000,
  gstPercent: 18,
  gstAmountPaise: 90_000,
  totalAmountPaise: 590_000,
};
const orderFor = (userId: number) => ({
  userId,
  purchasedRoleId: 6,
  amountPaise: 590_000,
  currency: 'INR',
  receipt: `journey-${Date.now()}`,
  description: 'ADVANCE plan',
});

/** Opens the checkout and records the arguments of its callbacks in `window.callbacks`. */
const openCheckout = (page: Page, order_id: string) =>
  page.evaluate(async (id) => {
    const callbacks: unknown[] = [];
    const script = '/simulators/razorpay/checkout.js';
    await import(script);
    interface Checkout {
      open(): void;
      on(event: string, listener: (given: unknown) => void): void;
    }
    const { Razorpay } = window as unknown as { Razorpay: new (options: object) => Checkout };
    const checkout = new Razorpay({
      key: 'rzp_test_SeatwiseMock01',
      amount: 590_000,
      currency: 'INR',
      name: 'Seatwise',
      order_id: id,
      handler: (given: object) => callbacks.push({ success: given }),
      modal: { ondismiss: () => callbacks.push('dismissed') },
    });
    checkout.on('payment.failed', (given) => callbacks.push({ failed: given }));
    checkout.open();
    Object.assign(window, { callbacks });
  }, order_id);

const callbacks = (page: Page) =>
  page.evaluate(() => (window as unknown as { callbacks: unknown[] }).callbacks);

test(
  'CRD-13 CRD-14 CRD-16 the card checkout fails, stays open, is paid and verified',
  { tag: '@again' },
  async ({ page }) => {
    await page.goto('/login');
    const { token, id } = await asNewStudent(page);
    const headers = { ...(await xsrfHeader(page)), Authorization: `Bearer ${token}` };
    const post = async (path: string, data: object) =>
      (await page.request.post(path, { data, headers })).json() as Promise<Record<string, string>>;

    const { providerOrderId } = await post('/api/payments/razorpay/create-order', {
      ...orderFor(id),
      notes,
    });
    await openCheckout(page, providerOrderId!);
    const dialog = page.getByRole('dialog', { name: 'Seatwise' });
    await dialog.getByRole('button', { name: 'Let the payment fail' }).click();
    await expect(dialog.getByRole('alert')).not.toBeEmpty();
    expect(await callbacks(page)).toMatchObject([
      { failed: { error: { metadata: { order_id: providerOrderId } } } },
    ]);
    await dialog.getByRole('button', { name: 'Pay ₹5,900.00' }).click();
    await expect(dialog).toBeHidden();

    const success = ((await callbacks(page)) as { success: Record<string, string> }[])[1]!.success;
    expect(Object.keys(success).toSorted()).toEqual([
      'razorpay_order_id',
      'razorpay_payment_id',
      'razorpay_signature',
    ]);
    const verified = await post('/api/payments/razorpay/verify', success);
    expect(verified).toEqual({ status: 'ok', paymentId: success['razorpay_payment_id'] });
    const details = await page.request.get('/api/my-details', { headers });
    expect(await details.json()).toMatchObject({ role: 'ADVANCE' });
  },
);

test(
  'CRD-11 the card checkout tells when it is dismissed, and gives the focus back',
  { tag: '@again' },
  async ({ page }) => {
    await page.goto('/login');
    const { token, id } = await signedInAs(page, 'free');
    const headers = { ...(await xsrfHeader(page)), Authorization: `Bearer ${token}` };
    const answer = await page.request.post('/api/payments/razorpay/create-order', {
      data: { ...orderFor(id), notes },
      headers,
    });
    const { providerOrderId } = (await answer.json()) as { providerOrderId: string };
    await page.getByLabel('Password', { exact: true }).focus();
    await openCheckout(page, providerOrderId);
    await page.keyboard.press('Escape');
    await expect.poll(() => callbacks(page)).toEqual(['dismissed']);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  },
);

test(
  'SPP-05 SPP-07 SPP-13 the hosted page is posted to, pays and leads back to the checkout',
  { tag: '@again' },
  async ({ page }) => {
    await page.goto('/login');
    const { token, id } = await asNewStudent(page);
    const headers = {
      ...(await xsrfHeader(page)),
      Authorization: `Bearer ${token}`,
      Origin: new URL(page.url()).origin,
    };
    const answer = await page.request.post('/api/payments/payu/create-order', {
      data: orderFor(id),
      headers,
    });
    const { paymentId, paymentUrl, params } = (await answer.json()) as {
      paymentId: string;
      paymentUrl: string;
      params: Record<string, string>;
    };

    await page.evaluate(
      ([action, fields]) => {
        const form = document.createElement('form');
        form.method = 'post';
        form.action = action;
        for (const [name, value] of Object.entries(fields)) {
          const input = document.createElement('input');
          input.type = 'hidden';
          input.name = name;
          input.value = value;
          form.append(input);
        }
        document.body.append(form);
        form.submit();
      },
      [paymentUrl, params] as const,
    );
    await expect(page.getByText('PayU simulator — no money moves')).toBeVisible();
    await page.getByRole('button', { name: 'Pay ₹5,900.00' }).click();
    await page.getByRole('button', { name: 'Return to Seatwise' }).click();
    await expect(page).toHaveURL(`/checkout?paymentId=${paymentId}`);
    const status = await page.request.get(`/api/orders/${paymentId}`, { headers });
    expect(await status.json()).toEqual({ status: 'PAID' });
  },
);
