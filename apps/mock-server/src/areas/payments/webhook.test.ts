import Razorpay from 'razorpay';
import { describe, expect, it } from 'vitest';
import { webhookSignature } from '@seatwise/backend/areas/payments/providers/razorpay';
import { signedDelivery } from '../../mock/simulators/razorpay/webhook.ts';
import { openShop, type Shop } from './testing/openShop.ts';

const path = '/api/payments/razorpay/webhook';

const deliver = (shop: Shop, body: string, signature: string, eventId = 'evt_1') =>
  shop.post(path, {
    body,
    headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId },
  });

const captured = (order_id: string, changes: object = {}) =>
  JSON.stringify({
    entity: 'event',
    event: 'payment.captured',
    contains: ['payment'],
    payload: {
      payment: {
        entity: {
          id: 'pay_1',
          order_id,
          amount: 236,
          currency: 'INR',
          status: 'captured',
          ...changes,
        },
      },
    },
  });

const openOrder = async () => {
  const shop = openShop();
  const user = shop.hire('FREE');
  return { shop, user, id: await shop.cardOrder(user, 'BASIC') };
};

describe('cardWebhook', () => {
  it('pays the order once, however often it is delivered', async () => {
    const { shop, user, id } = await openOrder();
    const body = captured(id);
    const signature = await webhookSignature(body, shop.webhookSecret());
    for (const eventId of ['evt_1', 'evt_1', 'evt_2']) {
      const answer = await deliver(shop, body, signature, eventId);
      expect(await answer.json()).toEqual({ status: 'ok' });
    }
    expect(shop.db.orders.get(id)).toMatchObject({ status: 'PAID', providerPaymentId: 'pay_1' });
    expect(shop.db.orders.get(id)!.webhookEvents).toEqual(['evt_1', 'evt_2']);
    expect(shop.roleOf(user)).toBe('BASIC');
    expect(shop.roleChanges()).toBe(1);
  });

  it('refuses a body that the signature does not cover', async () => {
    const { shop, id } = await openOrder();
    const body = captured(id);
    const signature = await webhookSignature(body, shop.webhookSecret());
    for (const [sent, given] of [
      [`${body} `, signature],
      [body.replace('236', '237'), signature],
      [body, signature.toUpperCase()],
      [body, signature.slice(0, 63)],
      [body, ''],
      [body, await webhookSignature(body, 'another secret')],
    ] as const)
      expect((await deliver(shop, sent, given)).status).toBe(400);
    expect((await shop.post(path, { body })).status).toBe(400);
    expect(shop.db.orders.get(id)!.status).toBe('CREATED');
  });

  it.each([
    ['another amount', { amount: 100 }],
    ['another currency', { currency: 'USD' }],
    ['money not captured', { status: 'authorized' }],
  ])('does not take %s for the price', async (_, changes) => {
    const { shop, id } = await openOrder();
    const body = captured(id, changes);
    const answer = await deliver(shop, body, await webhookSignature(body, shop.webhookSecret()));
    expect(answer.status).toBe(200);
    expect(shop.db.orders.get(id)!.status).toBe('CREATED');
    expect(shop.roleChanges()).toBe(0);
  });

  it('ignores events and orders that it does not know', async () => {
    const { shop, id } = await openOrder();
    for (const body of [
      captured(id).replace('payment.captured', 'refund.created'),
      captured('order_elsewhere'),
      '{"event":"payment.captured","payload":null}',
      '{"event":"payment.captured","payload":{"payment":{"entity":{}}}}',
    ]) {
      const answer = await deliver(shop, body, await webhookSignature(body, shop.webhookSecret()));
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ status: 'ignored' });
    }
    expect(shop.db.orders.get(id)!.status).toBe('CREATED');
  });

  it('never goes back: a failure that arrives late changes nothing', async () => {
    const { shop, id } = await openOrder();
    const order = shop.db.razorpayOrders.get(id)!;
    const attempt = { id: 'pay_old', status: 'failed', createdAt: 0 } as const;
    const late = await signedDelivery(shop.backend, 'payment.failed', order, attempt);
    await shop.payByCard(id);
    await deliver(shop, late.rawBody, late.signature!, 'late');
    expect(shop.db.orders.get(id)!.status).toBe('PAID');
  });

  it('is signed by the simulator in a way that the official SDK accepts', async () => {
    const { shop, id } = await openOrder();
    const order = shop.db.razorpayOrders.get(id)!;
    const attempt = { id: 'pay_1', status: 'captured', createdAt: 0 } as const;
    const { rawBody, signature } = await signedDelivery(shop.backend, 'order.paid', order, attempt);
    expect(Razorpay.validateWebhookSignature(rawBody, signature!, shop.webhookSecret())).toBe(true);
    expect(JSON.parse(rawBody)).toMatchObject({
      entity: 'event',
      event: 'order.paid',
      contains: ['payment', 'order'],
      payload: { payment: { entity: { id: 'pay_1', order_id: id } }, order: { entity: { id } } },
    });
  });
});
