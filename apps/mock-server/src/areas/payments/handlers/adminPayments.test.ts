import type { adminPayments } from '@seatwise/api-client/contract/adminPayments';
import type { RowOf } from '@seatwise/api-client/contract/operation';
import { describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../testing/openShop.ts';

type Payment = RowOf<(typeof adminPayments)['listPayments']>;

const open = () => {
  const shop = openShop();
  const admin = shop.hire('Admin', 'Priya Nair');
  const list = async (): Promise<Payment[]> =>
    (await (await shop.send('GET', '/api/admin/payments', { as: admin })).json()) as Payment[];
  const reconcile = async (json: { id?: string }): Promise<unknown> =>
    (await shop.send('POST', '/api/admin/payments/reconcile', { as: admin, json })).json();
  const markRefunded = (id: string, paymentId: string | null): Promise<Response> =>
    shop.send('PUT', `/api/admin/payments/${id}/refund`, {
      as: admin,
      json: { paymentId, note: 'Bank transfer of 23 November' },
    });
  const totals = async (): Promise<unknown> =>
    (await shop.send('GET', '/api/admin/payments/totals', { as: admin })).json();
  return { shop, admin, list, reconcile, markRefunded, totals };
};

const stepsOf = ({ steps }: Payment): string[] => steps.map(({ step }) => step);

/** Nobody hears of the payment: no browser comes back and no notification arrives. */
const payUnheard = async (shop: Shop, username: string): Promise<string> => {
  shop.scenarios.play('payment.unreachable');
  const id = await shop.cardOrder(shop.hire('FREE', username), 'ADVANCE');
  await shop.payByCard(id);
  shop.scenarios.play(null);
  return id;
};

describe('the payments of the console', () => {
  it('BEY-ADP-01 lists every order with its student and its story', async () => {
    const { shop, list, reconcile } = open();
    const id = await payUnheard(shop, 'Neha Gupta');
    expect(await list()).toMatchObject([
      { id, userName: 'Neha Gupta', plan: 'ADVANCE', totalPaise: 590_000, paymentId: null },
    ]);
    expect(await reconcile({ id })).toEqual({ paid: 1, unreachable: 0 });
    const [payment] = await list();
    expect(payment).toMatchObject({ id, state: 'paid', refunds: [] });
    expect(stepsOf(payment!)).toEqual(['created', 'paid', 'role raised']);
    expect(payment!.steps.at(-1)).toMatchObject({ detail: 'FREE → ADVANCE' });
    expect(payment!.steps.at(-2)!.detail).toBe(payment!.paymentId);
  });

  it('BEY-ADP-02 reconciles all orders that are not decided, and says which it could not', async () => {
    const { shop, list, reconcile } = open();
    await payUnheard(shop, 'Neha Gupta');
    await payUnheard(shop, 'Vikram Singh');
    shop.scenarios.play('payment.provider-down');
    expect(await reconcile({})).toEqual({ paid: 0, unreachable: 2 });
    shop.scenarios.play(null);
    expect(await reconcile({})).toEqual({ paid: 2, unreachable: 0 });
    expect((await list()).map(({ state }) => state)).toEqual(['paid', 'paid']);
    expect(await reconcile({ id: 'nowhere' })).toMatchObject({
      message: 'There is no such order.',
    });
  });

  it('BEY-ADP-06 sums up what was earned, by the day in India and the plan', async () => {
    const { shop, reconcile, totals } = open();
    const hour = 3_600_000;
    // Half an hour before midnight in India.
    shop.passTime(8 * hour);
    await payUnheard(shop, 'Neha Gupta');
    await payUnheard(shop, 'Vikram Singh');
    await reconcile({});
    shop.passTime(hour);
    await payUnheard(shop, 'Asha Rao');
    const needless = await payUnheard(shop, 'Imran Sheikh');
    shop.db.users.update(shop.db.orders.get(needless)!.userId, { role: 'PREMIUM' });
    await reconcile({});
    expect(await totals()).toEqual([
      { day: '2026-07-20', plan: 'ADVANCE', paise: 1_180_000, orders: 2 },
      { day: '2026-07-21', plan: 'ADVANCE', paise: 590_000, orders: 1 },
    ]);
  });

  it('BEY-ADP-03 notes once who sent a refund back, when and how', async () => {
    const { shop, list, reconcile, markRefunded } = open();
    const id = await payUnheard(shop, 'Neha Gupta');
    shop.db.users.update(shop.db.orders.get(id)!.userId, { role: 'PREMIUM' });
    await reconcile({ id });
    const [due] = await list();
    expect(due).toMatchObject({ state: 'refund-due' });
    const { paymentId } = due!.refunds[0]!;
    expect((await markRefunded(id, 'pay_other')).status).toBe(404);
    expect((await markRefunded(id, paymentId!)).status).toBe(200);
    const [refunded] = await list();
    expect(refunded).toMatchObject({ state: 'refunded' });
    expect(refunded!.refunds).toMatchObject([
      { reason: 'held already', refundedBy: 'Priya Nair', note: 'Bank transfer of 23 November' },
    ]);
    expect(stepsOf(refunded!).slice(-2)).toEqual(['refund due', 'refunded']);
    expect((await markRefunded(id, paymentId!)).status).toBe(409);
  });
});
