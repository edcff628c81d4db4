import Razorpay from 'razorpay';
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { merchant } from '../../ledgers/credentials.ts';
import { openShop, type Shop } from '../../../areas/payments/testing/openShop.ts';
import { answerProviders } from '../../../areas/payments/testing/throughSdk.ts';

let shop: Shop;
const providers = answerProviders(() => shop);
beforeAll(() => providers.listen({ onUnhandledFrame: 'error' }));
afterAll(() => providers.close());
beforeEach(() => {
  shop = openShop();
});

const sdk = (keySecret = shop.keySecret()) =>
  new Razorpay({ key_id: merchant.razorpayKeyId, key_secret: keySecret });

const orderRequest = { amount: 500, currency: 'INR', receipt: 'r1', notes: { plan: 'BASIC' } };

describe("the card provider's API, through its official SDK", () => {
  it('creates an order and shows it again', async () => {
    const order = await sdk().orders.create(orderRequest);
    expect(order).toEqual({
      id: expect.stringMatching(/^order_\w{14}$/),
      entity: 'order',
      amount: 500,
      amount_paid: 0,
      amount_due: 500,
      currency: 'INR',
      receipt: 'r1',
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: { plan: 'BASIC' },
      created_at: expect.any(Number),
    });
    expect(await sdk().orders.fetch(order.id)).toEqual(order);
  });

  it('tells of attempts and of the payment', async () => {
    const { id } = await sdk().orders.create(orderRequest);
    await shop.payByCard(id, 'failure');
    expect(await sdk().orders.fetch(id)).toMatchObject({ status: 'attempted', attempts: 1 });
    const triple = await shop.payByCard(id);
    expect(await sdk().orders.fetch(id)).toMatchObject({
      status: 'paid',
      attempts: 2,
      amount_paid: 500,
      amount_due: 0,
    });
    const { items } = await sdk().orders.fetchPayments(id);
    expect(items).toMatchObject([
      { status: 'failed', captured: false, error_reason: 'payment_failed' },
      { status: 'captured', captured: true, id: triple.razorpay_payment_id, error_code: null },
    ]);
    expect(
      validatePaymentVerification(
        { order_id: id, payment_id: triple.razorpay_payment_id },
        triple.razorpay_signature,
        shop.keySecret(),
      ),
    ).toBe(true);
  });

  it.each([
    ['less than a rupee', { amount: 99 }, 'The amount must be at least INR 1.00', 'amount'],
    ['half a paisa', { amount: 100.5 }, 'The amount must be an integer.', 'amount'],
    ['dollars', { currency: 'USD' }, 'Currency is not supported', 'currency'],
    [
      'a long receipt',
      { receipt: 'x'.repeat(41) },
      'The receipt may not be greater than 40 characters.',
      'receipt',
    ],
    [
      'sixteen notes',
      { notes: Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`n${i}`, 'x'])) },
      'The number of fields in notes should be less than or equal to 15.',
      'notes',
    ],
  ])('refuses %s in the documented shape', async (_, change, description, field) => {
    await expect(sdk().orders.create({ ...orderRequest, ...change })).rejects.toEqual({
      statusCode: 400,
      error: {
        code: 'BAD_REQUEST_ERROR',
        description,
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: {},
        field,
      },
    });
  });

  it('refuses an order without an amount, and one without a secret', async () => {
    const json = { currency: 'INR' };
    const authorization = `Basic ${btoa(`${merchant.razorpayKeyId}:${shop.keySecret()}`)}`;
    const path = '/simulators/razorpay/v1/orders';
    const refused = await shop.post(path, { json, headers: { authorization } });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ error: { description: 'amount: is required.' } });
    expect((await shop.post(path, { json })).status).toBe(401);
  });

  it('refuses a receipt twice, a field it does not know, and a wrong secret', async () => {
    await sdk().orders.create(orderRequest);
    const description = 'Order receipt should be unique.';
    await expect(sdk().orders.create(orderRequest)).rejects.toMatchObject({
      error: { description },
    });
    const extra = { ...orderRequest, receipt: 'r2', transfers: [] };
    await expect(sdk().orders.create(extra)).rejects.toMatchObject({
      error: { reason: 'extra_field_sent' },
    });
    await expect(sdk('guess').orders.create(orderRequest)).rejects.toMatchObject({
      statusCode: 401,
      error: { description: 'Authentication failed' },
    });
    await expect(sdk().orders.fetch('order_unknown')).rejects.toMatchObject({ statusCode: 400 });
  });
});

const pay = async (json: object) => {
  const answer = await shop.post('/simulators/razorpay/v1/payments', { json });
  return { status: answer.status, body: (await answer.json()) as object };
};

describe("the checkout's call", () => {
  it('answers a decline in the shape of payment.failed', async () => {
    const { id } = await sdk().orders.create(orderRequest);
    const known = { key: merchant.razorpayKeyId, order_id: id, amount: 500, currency: 'INR' };
    expect(await pay({ ...known, outcome: 'failure' })).toEqual({
      status: 200,
      body: {
        error: {
          code: 'BAD_REQUEST_ERROR',
          description: expect.stringContaining('declined by the bank'),
          source: 'issuer_bank',
          step: 'payment_authorization',
          reason: 'payment_failed',
          metadata: { order_id: id, payment_id: expect.stringMatching(/^pay_\w{14}$/) },
        },
      },
    });
    for (const wrong of [
      { ...known, outcome: 'success', amount: 100 },
      { ...known, outcome: 'success', currency: 'USD' },
      { ...known, outcome: 'success', key: 'rzp_test_other' },
      { ...known, outcome: 'success', order_id: 'order_unknown' },
      { ...known, outcome: 'free' },
    ])
      expect((await pay(wrong)).status).toBe(400);
    expect(shop.db.razorpayOrders.get(id)!.payments).toHaveLength(1);
  });
});
