import { describe, expect, it } from 'vitest';
import { orderLifetime } from '@seatwise/backend/areas/payments/orderStates';
import { openShop } from '../testing/openShop.ts';
import { payAtPayu } from '../testing/payuPages.ts';

const cardPath = '/api/payments/razorpay/create-order';

describe('END-10 verifyCardPayment', () => {
  it('CRD-14 says ok for a signed payment and raises the role once', async () => {
    const shop = openShop();
    shop.scenarios.play('cardWebhook.500');
    const user = shop.hire('FREE');
    const triple = await shop.payByCard(await shop.cardOrder(user, 'ADVANCE'));
    expect(shop.roleOf(user)).toBe('FREE');
    for (let i = 0; i < 3; i += 1) {
      const answer = await shop.verify(user, triple);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ status: 'ok', paymentId: triple.razorpay_payment_id });
    }
    expect(shop.roleOf(user)).toBe('ADVANCE');
    expect(shop.roleChanges()).toBe(1);
  });

  it('CRD-14 says failed for a wrong signature, 404 and 403 for orders out of reach', async () => {
    const shop = openShop();
    shop.scenarios.play('cardWebhook.500');
    const [user, other] = [shop.hire('FREE'), shop.hire('FREE')];
    const triple = await shop.payByCard(await shop.cardOrder(user, 'ADVANCE'));
    const wrong = await shop.verify(user, { ...triple, razorpay_signature: 'f'.repeat(64) });
    expect(wrong.status).toBe(200);
    expect(await wrong.json()).toEqual({ status: 'failed', paymentId: triple.razorpay_payment_id });
    expect((await shop.verify(other, triple)).status).toBe(403);
    const unknown = { ...triple, razorpay_order_id: 'order_unknown' };
    expect((await shop.verify(user, unknown)).status).toBe(404);
    expect(shop.roleChanges()).toBe(0);
  });

  it('BEY-PAY-06 records a lower plan, leaves the role and notes the refund', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const id = await shop.cardOrder(user, 'BASIC');
    shop.db.users.update(user.id, { role: 'PREMIUM' });
    const answer = await shop.verify(user, await shop.payByCard(id));
    expect(await answer.json()).toMatchObject({ status: 'ok' });
    expect(shop.db.orders.get(id)).toMatchObject({
      status: 'PAID',
      refunds: [{ reason: 'held already', amountPaise: 236 }],
    });
    expect(shop.roleOf(user)).toBe('PREMIUM');
  });

  it('never raises a role again with a used payment', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const triple = await shop.payByCard(await shop.cardOrder(user, 'PREMIUM'));
    shop.db.users.update(user.id, { role: 'FREE' });
    expect(await (await shop.verify(user, triple)).json()).toMatchObject({ status: 'ok' });
    expect(shop.roleOf(user)).toBe('FREE');
  });
});

describe('situations', () => {
  it('payment.no-order: the order comes back without an id', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    shop.scenarios.play('payment.no-order');
    const answer = await shop.post(cardPath, { as: user, json: shop.cardIntent(user, 'BASIC') });
    expect(await answer.json()).toEqual({});
  });

  it('payment.unverified: refused for as long as it plays, found when checked again', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const id = await shop.cardOrder(user, 'BASIC');
    shop.scenarios.play('payment.unverified');
    const triple = await shop.payByCard(id);
    expect(await (await shop.verify(user, triple)).json()).toMatchObject({ status: 'failed' });
    expect(await shop.statusOf(user, id)).toBe('PENDING');
    expect(shop.roleOf(user)).toBe('FREE');
    // Paying again uses the same order, which the provider does not charge twice.
    expect(await shop.cardOrder(user, 'BASIC')).toBe(id);
    expect(await shop.payByCard(id)).toMatchObject({ error: { reason: 'order_already_paid' } });
    shop.scenarios.play(null);
    expect(await shop.statusOf(user, id)).toBe('PAID');
    expect(shop.roleOf(user)).toBe('BASIC');
  });

  it('payment.unreachable: verifying fails, checking the order finds the payment', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const id = await shop.cardOrder(user, 'BASIC');
    shop.scenarios.play('payment.unreachable');
    const triple = await shop.payByCard(id);
    expect((await shop.verify(user, triple)).status).toBe(500);
    expect(shop.roleOf(user)).toBe('FREE');
    expect(await shop.statusOf(user, id)).toBe('PAID');
    expect(shop.roleChanges()).toBe(1);
  });

  it('payment.pending: PayU leaves the payment pending', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const { paymentId, params } = await shop.payuOrder(user, 'BASIC');
    shop.scenarios.play('payment.pending');
    const { action, fields } = await payAtPayu(shop, params, 'success');
    expect((await shop.post(action, { form: fields })).status).toBe(303);
    expect(await shop.statusOf(user, paymentId)).toBe('PENDING');
    expect(shop.roleOf(user)).toBe('FREE');
    // A second request returns the same order, because its money may be on the way.
    shop.passTime(orderLifetime * 10);
    expect((await shop.payuOrder(user, 'BASIC')).paymentId).toBe(paymentId);
    shop.scenarios.play(null);
    await payAtPayu(shop, params, 'success');
    expect(await shop.statusOf(user, paymentId)).toBe('PAID');
    expect(shop.roleChanges()).toBe(1);
  });
});

describe('END-12 orderStatus', () => {
  it('SPP-13 answers the state of an order to its owner and to admins', async () => {
    const shop = openShop();
    const [user, other] = [shop.hire('FREE'), shop.hire('FREE')];
    const id = await shop.cardOrder(user, 'BASIC');
    expect(await shop.statusOf(user, id)).toBe('CREATED');
    await shop.payByCard(id, 'failure');
    expect(await shop.statusOf(user, id)).toBe('PENDING');
    await shop.payByCard(id);
    expect(await shop.statusOf(user, id)).toBe('PAID');
    expect(await shop.statusOf(other, id)).toBe(404);
    expect(await shop.statusOf(other, 'order_unknown')).toBe(404);
    expect(await shop.statusOf(shop.hire('Admin'), id)).toBe('PAID');
    expect(await shop.statusOf(shop.hire('Super Admin'), id)).toBe('PAID');
  });
});

it('BEY-ATK-16 an admin who reads an order settles nothing, its owner does', async () => {
  const shop = openShop();
  shop.scenarios.play('cardWebhook.500');
  const [user, admin] = [shop.hire('FREE'), shop.hire('Admin')];
  const id = await shop.cardOrder(user, 'BASIC');
  await shop.payByCard(id);
  expect(await shop.statusOf(admin, id)).toBe('CREATED');
  expect([shop.roleOf(user), shop.roleChanges()]).toEqual(['FREE', 0]);
  expect(await shop.statusOf(user, id)).toBe('PAID');
  expect([shop.roleOf(user), shop.roleChanges()]).toEqual(['BASIC', 1]);
});

describe('END-08 purchase', () => {
  it('PLN-39 notes the wish and raises no role', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    for (let i = 0; i < 2; i += 1) {
      const answer = await shop.post('/api/purchase', { as: user, json: { planId: 'PREMIUM' } });
      expect(await answer.json()).toEqual({ message: expect.stringContaining('PREMIUM') });
    }
    expect(shop.roleOf(user)).toBe('FREE');
    expect(shop.db.orders.size).toBe(0);
    const wrong = await shop.post('/api/purchase', { as: user, json: { planId: 'FREE' } });
    expect(wrong.status).toBe(400);
  });
});
