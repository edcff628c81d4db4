import { describe, expect, it, vi } from 'vitest';
import { startPaymentJob } from '@seatwise/backend/hosts/jobs';
import { createPaymentRound } from '../../hosts/mockJobs.ts';
import { orderLifetime } from '@seatwise/backend/areas/payments/orderStates';
import { openShop, type Shop } from './testing/openShop.ts';
import { payAtPayu } from './testing/payuPages.ts';
import type { User } from '@seatwise/backend/db/records';

/** Pays so that the shop does not learn of it: no browser returns and no notification arrives. */
const paidInSilence = async (provider: 'card' | 'payu') => {
  const shop = openShop();
  const user = shop.hire('FREE');
  shop.scenarios.play('payment.unreachable');
  const id = await payUnheard(shop, user, provider);
  shop.scenarios.play(null);
  return { shop, user, id };
};

const payUnheard = async (shop: Shop, user: User, provider: 'card' | 'payu') => {
  if (provider === 'card') {
    const id = await shop.cardOrder(user, 'ADVANCE');
    await shop.payByCard(id);
    return id;
  }
  const { paymentId, params } = await shop.payuOrder(user, 'ADVANCE');
  await payAtPayu(shop, params, 'success');
  return paymentId;
};

const providers = ['card', 'payu'] as const;

describe.each(providers)('a payment by %s that no browser came back from', (provider) => {
  const other = provider === 'card' ? 'payu' : 'card';

  it('BEY-PAY-01 is found when the plans are opened', async () => {
    const { shop, user, id } = await paidInSilence(provider);
    expect(shop.roleOf(user)).toBe('FREE');
    expect(await shop.ordersOf(user)).toMatchObject([{ id, state: 'paid', plan: 'ADVANCE' }]);
    expect(shop.roleOf(user)).toBe('ADVANCE');
  });

  it('BEY-PAY-04 is found when another order is started, which is refused', async () => {
    const { shop, user } = await paidInSilence(provider);
    expect(await shop.refusalOf(other, user, 'ADVANCE')).toBe(
      'This plan is paid for already. Nothing was charged.',
    );
    expect(shop.db.orders.size).toBe(1);
  });

  it('BEY-PAY-04 is reported before a dearer plan is sold', async () => {
    const { shop, user } = await paidInSilence(provider);
    expect(await shop.refusalOf(other, user, 'PREMIUM')).toBe(
      'Your payment of ₹5,900 for ADVANCE has just arrived. Nothing more was charged.',
    );
    expect(await shop.refusalOf(other, user, 'PREMIUM')).toBeUndefined();
  });

  it('BEY-PAY-02 is found by the job within a minute', async () => {
    const { shop, user } = await paidInSilence(provider);
    await shop.round();
    expect(shop.roleOf(user)).toBe('ADVANCE');
    await shop.round();
    expect(shop.roleChanges()).toBe(1);
  });

  it('BEY-PAY-02 is found although its order was cancelled or ran out meanwhile', async () => {
    const { shop, user, id } = await paidInSilence(provider);
    shop.db.orders.update(id, { status: 'CANCELLED' });
    shop.passTime(orderLifetime);
    await shop.round();
    expect(shop.roleOf(user)).toBe('ADVANCE');
    expect(shop.db.orders.get(id)!.status).toBe('PAID');
  });

  it('BEY-PAY-03 is reported again by its provider until that is heard', async () => {
    const { shop, user } = await paidInSilence(provider);
    shop.scenarios.play('payment.provider-down');
    shop.passTime(60_000);
    await shop.round();
    expect(shop.roleOf(user)).toBe('ADVANCE');
    expect(shop.db.providerNotices.size).toBe(0);
  });

  it('BEY-PAY-05 stays unknown while its provider cannot be asked, and nothing else is sold', async () => {
    const { shop, user, id } = await paidInSilence(provider);
    shop.scenarios.play('payment.provider-down');
    expect(await shop.refusalOf(other, user, 'ADVANCE')).toMatch(/still open/);
    shop.passTime(orderLifetime);
    expect(await shop.refusalOf(other, user, 'ADVANCE')).toMatch(/cannot be asked/);
    expect((await shop.cancel(user, id)).status).toBe(409);
    expect(shop.roleOf(user)).toBe('FREE');
  });
});

describe.each(providers)('an order by %s that is open and unpaid', (provider) => {
  const other = provider === 'card' ? 'payu' : 'card';
  const open = async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const id =
      provider === 'card'
        ? await shop.cardOrder(user, 'ADVANCE')
        : (await shop.payuOrder(user, 'ADVANCE')).paymentId;
    return { shop, user, id };
  };

  it('BEY-PAY-04 keeps any other order from being opened, in words', async () => {
    const { shop, user } = await open();
    for (const plan of ['ADVANCE', 'PREMIUM'] as const)
      expect(await shop.refusalOf(other, user, plan)).toMatch(
        /^A payment of ₹5,900 for ADVANCE is still open with (Razorpay|PayU)\. Continue it, or cancel it/,
      );
    expect(await shop.refusalOf(provider, user, 'PREMIUM')).toMatch(/still open/);
    expect(await shop.refusalOf(provider, user, 'ADVANCE')).toBeUndefined();
    expect(shop.db.orders.size).toBe(1);
  });

  it('BEY-PAY-05 locks nobody out: it is cancelled, or runs out', async () => {
    const { shop, user, id } = await open();
    expect(await shop.ordersOf(user)).toMatchObject([{ id, state: 'open', canCancel: true }]);
    const answer = await shop.cancel(user, id);
    expect(await answer.json()).toMatchObject({ id, state: 'cancelled', canCancel: false });
    expect((await shop.cancel(user, id)).status).toBe(200);
    expect(await shop.refusalOf(other, user, 'ADVANCE')).toBeUndefined();
    shop.passTime(orderLifetime);
    expect(await shop.refusalOf(provider, user, 'PREMIUM')).toBeUndefined();
    expect((await shop.ordersOf(user)).map(({ state }) => state)).toEqual([
      'open',
      'expired',
      'cancelled',
    ]);
  });

  it('is nobody else’s to cancel', async () => {
    const { shop, id } = await open();
    expect((await shop.cancel(shop.hire('FREE'), id)).status).toBe(404);
    expect(shop.db.orders.get(id)!.status).toBe('CREATED');
  });

  it('is not cancelled once it is paid', async () => {
    const { shop, user, id } = await open();
    shop.scenarios.play('payment.unreachable');
    await (provider === 'card'
      ? shop.payByCard(id)
      : payAtPayu(shop, (await shop.payuOrder(user, 'ADVANCE')).params, 'success'));
    const answer = await shop.cancel(user, id);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({
      message: 'Your payment of ₹5,900 for ADVANCE has arrived and cannot be cancelled.',
    });
    expect(shop.roleOf(user)).toBe('ADVANCE');
  });
});

describe('a payment that its bank has not decided', () => {
  it('BEY-PAY-04 is on its way everywhere, even when it was cancelled here before', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const { paymentId, params } = await shop.payuOrder(user, 'BASIC');
    await shop.cancel(user, paymentId);
    await payAtPayu(shop, params, 'pending');
    expect(await shop.ordersOf(user)).toMatchObject([
      { id: paymentId, state: 'on-its-way', canCancel: false },
    ]);
    expect(await shop.refusalOf('card', user, 'ADVANCE')).toMatch(
      /with PayU is not confirmed yet\. Do not pay again/,
    );
    expect((await shop.cancel(user, paymentId)).status).toBe(409);
    await payAtPayu(shop, params, 'failure');
    expect(await shop.refusalOf('card', user, 'ADVANCE')).toBeUndefined();
  });
});

describe('payuWebhook', () => {
  const path = '/api/payments/payu/webhook';

  it('BEY-PAY-03 counts once with the browser’s return, in any order and number', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const { paymentId, params } = await shop.payuOrder(user, 'BASIC');
    const { action, fields } = await payAtPayu(shop, params, 'success');
    for (const address of [path, action, path, action])
      expect((await shop.post(address, { form: fields })).status).toBeLessThan(400);
    expect(shop.db.orders.get(paymentId)).toMatchObject({
      status: 'PAID',
      providerPaymentId: fields['mihpayid'],
      refunds: [],
    });
    expect(shop.roleChanges()).toBe(1);
  });

  it('BEY-PAY-03 refuses a hash that does not match', async () => {
    const shop = openShop();
    shop.scenarios.play('payuWebhook.500');
    const user = shop.hire('FREE');
    const { params } = await shop.payuOrder(user, 'BASIC');
    const { fields } = await payAtPayu(shop, params, 'failure');
    shop.scenarios.play(null);
    const forged = { ...fields, status: 'success', unmappedstatus: 'captured' };
    expect((await shop.post(path, { form: forged })).status).toBe(400);
    expect(shop.roleOf(user)).toBe('FREE');
  });

  it('gives up after a day', async () => {
    const shop = openShop();
    shop.scenarios.play('payuWebhook.500');
    const user = shop.hire('FREE');
    const { params } = await shop.payuOrder(user, 'BASIC');
    await payAtPayu(shop, params, 'success');
    for (let hour = 0; hour < 24; hour += 1) {
      expect(shop.db.providerNotices.size).toBe(1);
      shop.passTime(60 * 60 * 1000);
      await shop.round();
    }
    expect(shop.db.providerNotices.size).toBe(0);
    expect(shop.roleOf(user)).toBe('BASIC');
  });
});

describe('the receipt', () => {
  it('BEY-PAY-07 takes the sum apart and names both sides’ numbers', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const id = await shop.cardOrder(user, 'ADVANCE');
    const { razorpay_payment_id: paymentId } = await shop.payByCard(id);
    expect(await shop.ordersOf(user)).toEqual([
      {
        id,
        plan: 'ADVANCE',
        provider: 'razorpay',
        state: 'paid',
        canCancel: false,
        currency: 'INR',
        basePaise: 500_000,
        gstPercent: 18,
        gstPaise: 90_000,
        totalPaise: 590_000,
        refundPaise: 0,
        refundedAt: null,
        createdAt: '2026-07-20T10:00:00.000Z',
        paidAt: '2026-07-20T10:00:00.000Z',
        paymentId,
      },
    ]);
    expect(await shop.ordersOf(shop.hire('FREE'))).toEqual([]);
  });

  it('BEY-PAY-06 says what goes back when the account is gone', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const id = await shop.cardOrder(user, 'ADVANCE');
    shop.db.users.update(user.id, { deletedAt: 1 });
    await shop.payByCard(id);
    expect(shop.db.orders.get(id)!.refunds).toMatchObject([
      { reason: 'account gone', amountPaise: 590_000 },
    ]);
    expect(shop.roleOf(user)).toBe('FREE');
  });
});

describe('the job', () => {
  it('BEY-PAY-02 works by the timer it is given, never twice at once, and stops', async () => {
    const { shop, user } = await paidInSilence('payu');
    let tick = (): void => undefined;
    const cleared = vi.fn<() => void>();
    const stop = startPaymentJob(shop.backend, createPaymentRound(shop.backend), (work) => {
      tick = work;
      return cleared;
    });
    tick();
    tick();
    await stop();
    expect(cleared).toHaveBeenCalledOnce();
    expect(shop.roleOf(user)).toBe('ADVANCE');
  });

  it('survives a round that fails', async () => {
    const { shop, user } = await paidInSilence('card');
    const all = shop.db.orders.all.bind(shop.db.orders);
    let tick = (): void => undefined;
    shop.db.orders.all = () => {
      throw new Error('disk gone');
    };
    const stop = startPaymentJob(shop.backend, createPaymentRound(shop.backend), (work) => {
      tick = work;
      return () => undefined;
    });
    tick();
    await vi.waitFor(() => expect(shop.logged.map(({ event }) => event)).toContain('failed'));
    shop.db.orders.all = all;
    tick();
    await stop();
    expect(shop.roleOf(user)).toBe('ADVANCE');
  });
});
