import { describe, expect, it } from 'vitest';
import { orderLifetime, pendingLifetime } from '@seatwise/backend/areas/payments/orderStates';
import { openShop } from './testing/openShop.ts';
import { payAtPayu } from './testing/payuPages.ts';

const cardPath = '/api/payments/razorpay/create-order';
const payuPath = '/api/payments/payu/create-order';

describe('END-09 createCardOrder', () => {
  it.each([
    ['BASIC', 236],
    ['ADVANCE', 590_000],
    ['PREMIUM', 1_180_000],
  ] as const)('CRD-06 CON-06 CON-10 opens an order for %s', async (plan, amount) => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const answer = await shop.post(cardPath, { as: user, json: shop.cardIntent(user, plan) });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      providerOrderId: expect.stringMatching(/^order_\w{14}$/),
      providerResponse: { id: expect.stringMatching(/^order_\w{14}$/), amount, currency: 'INR' },
    });
    const [stored] = shop.db.orders.all();
    expect(stored).toMatchObject({ userId: user.id, amountPaise: amount, status: 'CREATED' });
    expect(shop.db.razorpayOrders.get(stored!.id)).toMatchObject({ amount, currency: 'INR' });
  });

  const tampered = {
    'a lower amount': { amountPaise: 100 },
    'another plan for this amount': { purchasedRoleId: 3 },
    'a fraction': { amountPaise: 236.5 },
    'a negative amount': { amountPaise: -236 },
    'a text': { amountPaise: '236' },
    'another currency': { currency: 'USD' },
    'a role that is no plan': { purchasedRoleId: 1 },
    'a long receipt': { receipt: 'x'.repeat(41) },
  };

  it.each(Object.entries(tampered))('GAP-106 refuses %s', async (_, change) => {
    const shop = openShop();
    const user = shop.hire('FREE');
    for (const [path, intent] of [
      [cardPath, shop.cardIntent(user, 'BASIC')],
      [payuPath, shop.payuIntent(user, 'BASIC')],
    ] as const) {
      const answer = await shop.post(path, { as: user, json: { ...intent, ...change } });
      expect(answer.status).toBe(400);
    }
    expect(shop.db.orders.size).toBe(0);
    expect(shop.db.razorpayOrders.size).toBe(0);
  });

  it.each(['baseAmountPaise', 'gstPercent', 'gstAmountPaise', 'totalAmountPaise'])(
    'GAP-106 refuses notes with another %s',
    async (name) => {
      const shop = openShop();
      const user = shop.hire('FREE');
      const intent = shop.cardIntent(user, 'ADVANCE');
      const json = { ...intent, notes: { ...intent.notes, [name]: 1 } };
      expect((await shop.post(cardPath, { as: user, json })).status).toBe(400);
      expect(shop.db.orders.size).toBe(0);
    },
  );

  it('refuses an order for another user, a visitor and an admin', async () => {
    const shop = openShop();
    const [user, other, admin] = [shop.hire('FREE'), shop.hire('FREE'), shop.hire('Admin')];
    const json = shop.cardIntent(other, 'BASIC');
    expect((await shop.post(cardPath, { as: user, json })).status).toBe(403);
    expect((await shop.post(payuPath, { as: user, json })).status).toBe(403);
    expect((await shop.post(cardPath, { json })).status).toBe(401);
    expect((await shop.post(cardPath, { as: admin, json })).status).toBe(403);
    expect(shop.db.orders.size).toBe(0);
  });

  it('answers the open order however often it is asked, for each plan its own', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const asked = await Promise.all(
      Array.from({ length: 20 }, () => shop.cardOrder(user, 'BASIC')),
    );
    expect(new Set(asked).size).toBe(1);
    await shop.payByCard(asked[0]!, 'failure');
    expect(shop.db.orders.get(asked[0]!)!.status).toBe('ATTEMPTED');
    expect(await shop.cardOrder(user, 'BASIC')).toBe(asked[0]);
    await shop.cancel(user, asked[0]!);
    expect(await shop.cardOrder(user, 'ADVANCE')).toMatch(/^order_/);
  });

  it('opens another one when the first ran out, unless the first was paid after all', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const first = await shop.cardOrder(user, 'BASIC');
    shop.passTime(orderLifetime);
    const second = await shop.cardOrder(user, 'BASIC');
    expect(second).not.toBe(first);
    expect(shop.db.orders.get(first)!.status).toBe('EXPIRED');

    shop.scenarios.play('cardWebhook.500');
    await shop.payByCard(second);
    shop.passTime(orderLifetime);
    expect(await shop.refusalOf('card', user, 'BASIC')).toBe(
      'This plan is paid for already. Nothing was charged.',
    );
    expect(shop.roleOf(user)).toBe('BASIC');
  });

  it('honours a payment that comes after its order ran out', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const first = await shop.cardOrder(user, 'BASIC');
    shop.passTime(orderLifetime);
    await shop.cardOrder(user, 'BASIC');
    await shop.verify(user, await shop.payByCard(first));
    expect(shop.db.orders.get(first)!.status).toBe('PAID');
    expect(shop.roleChanges()).toBe(1);
  });

  it('BEY-PAY-04 opens no order for a plan that is paid or included, now or later', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const id = await shop.cardOrder(user, 'ADVANCE');
    await shop.payByCard(id);
    for (const provider of ['card', 'payu'] as const) {
      expect(await shop.refusalOf(provider, user, 'ADVANCE')).toBe(
        'This plan is paid for already. Nothing was charged.',
      );
      expect(await shop.refusalOf(provider, user, 'BASIC')).toBe(
        'Your plan ADVANCE includes this one already. Nothing was charged.',
      );
      shop.passTime(orderLifetime);
    }
    expect(await shop.payByCard(id)).toMatchObject({ error: { reason: 'order_already_paid' } });
    expect(await shop.cardOrder(user, 'PREMIUM')).toMatch(/^order_/);
  });

  it('lets a student buy again at once whose plan was taken away', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const id = await shop.cardOrder(user, 'BASIC');
    await shop.payByCard(id);
    shop.db.users.update(user.id, { role: 'FREE' });
    expect(await shop.cardOrder(user, 'BASIC')).not.toBe(id);
  });
});

describe('one intent with both providers', () => {
  it('BEY-PAY-06 is paid once: money that comes for the cancelled order goes back', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const second = await shop.payuOrder(user, 'ADVANCE');
    expect((await shop.cancel(user, second.paymentId)).status).toBe(200);
    const card = await shop.cardOrder(user, 'ADVANCE');
    await shop.payByCard(card);

    const { action, fields } = await payAtPayu(shop, second.params, 'success');
    for (let i = 0; i < 2; i += 1) await shop.post(action, { form: fields });
    expect(await shop.statusOf(user, second.paymentId)).toBe('FAILED');
    expect(shop.db.orders.get(second.paymentId)).toMatchObject({
      status: 'CANCELLED',
      refunds: [{ paymentId: fields['mihpayid'], amountPaise: 590_000, reason: 'held already' }],
    });
    expect(shop.logged.filter(({ event }) => event === 'refund due')).toEqual([
      {
        event: 'refund due',
        details: { order: second.paymentId, payment: fields['mihpayid'] },
      },
    ]);
    expect(shop.roleChanges()).toBe(1);
  });

  it('holds the other way round, too', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const card = await shop.cardOrder(user, 'BASIC');
    await shop.cancel(user, card);
    const { params } = await shop.payuOrder(user, 'BASIC');
    const { action, fields } = await payAtPayu(shop, params, 'success');
    await shop.post(action, { form: fields });
    const late = await shop.payByCard(card);
    expect(await (await shop.verify(user, late)).json()).toMatchObject({ status: 'failed' });
    expect(shop.db.orders.get(card)).toMatchObject({
      status: 'CANCELLED',
      providerPaymentId: late.razorpay_payment_id,
    });
    expect(shop.logged.filter(({ event }) => event === 'refund due')).toHaveLength(1);
    expect(shop.roleChanges()).toBe(1);
  });

  it('gives the plan for money that comes for a cancelled order first', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const card = await shop.cardOrder(user, 'BASIC');
    await shop.cancel(user, card);
    const second = await shop.payuOrder(user, 'BASIC');
    await shop.payByCard(card);
    expect(shop.roleOf(user)).toBe('BASIC');
    expect(shop.db.orders.get(second.paymentId)!.status).toBe('CANCELLED');
    await payAtPayu(shop, second.params, 'success');
    expect(shop.db.orders.get(second.paymentId)!.refunds).toHaveLength(1);
    expect(shop.roleChanges()).toBe(1);
  });
});

describe('money without need', () => {
  it.each([
    ['for BASIC from a PREMIUM student', { role: 'PREMIUM' }, 'held already'],
    ['for a deleted account', { deletedAt: 1, isActive: false }, 'account gone'],
  ] as const)('BEY-PAY-06 is noted for refund: %s', async (_, change, reason) => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const id = await shop.cardOrder(user, 'BASIC');
    shop.db.users.update(user.id, change);
    await shop.payByCard(id);
    expect(shop.db.orders.get(id)!.refunds).toMatchObject([
      { amountPaise: shop.db.orders.get(id)!.amountPaise, reason },
    ]);
    expect(shop.roleChanges()).toBe(0);
  });
});

describe('createPayuOrder', () => {
  it('waits a day for a pending payment before it opens another order', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const { paymentId, params } = await shop.payuOrder(user, 'BASIC');
    const { action, fields } = await payAtPayu(shop, params, 'pending');
    await shop.post(action, { form: fields });
    shop.passTime(pendingLifetime - 1);
    expect((await shop.payuOrder(user, 'BASIC')).paymentId).toBe(paymentId);
    shop.passTime(1);
    expect((await shop.payuOrder(user, 'BASIC')).paymentId).not.toBe(paymentId);
    expect(await shop.statusOf(user, paymentId)).toBe('PENDING');
  });

  it('does not ask last season’s price', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const { paymentId } = await shop.payuOrder(user, 'BASIC');
    shop.db.orders.update(paymentId, { amountPaise: 31_506 });
    const { params } = await shop.payuOrder(user, 'BASIC');
    expect(params['amount']).toBe('2.36');
  });
});
