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
  const of = (id: string, action: string, json: unknown, method = 'POST'): Promise<Response> =>
    shop.send(method, `/api/admin/payments/${id}/${action}`, { as: admin, json });
  const refund = async (id: string, amountPaise: number): Promise<unknown> =>
    (await of(id, 'refunds', { amountPaise, reason: 'Goodwill' })).json();
  const withdraw = (id: string, creditNote: string): Promise<Response> =>
    of(id, 'refunds/withdrawal', { creditNote });
  const ask = async (id: string): Promise<unknown> => (await of(id, 'inquiry', {})).json();
  const close = (id: string): Promise<Response> => of(id, 'closure', { reason: 'Last season' });
  const saveGstin = (id: string, gstin: string | null): Promise<Response> =>
    of(id, 'gstin', { gstin }, 'PUT');
  const markRefunded = (
    id: string,
    paymentId: string | null,
    creditNote?: string,
  ): Promise<Response> =>
    shop.send('PUT', `/api/admin/payments/${id}/refund`, {
      as: admin,
      json: { paymentId, note: 'Bank transfer of 23 November', creditNote },
    });
  const paid = async (): Promise<unknown> => {
    const url = '/api/admin/payments/page?page=1&size=1';
    const page = await (await shop.send('GET', url, { as: admin })).json();
    return (page as { totals: { paid: unknown } }).totals.paid;
  };
  const totals = async (): Promise<unknown> =>
    (await shop.send('GET', '/api/admin/payments/totals', { as: admin })).json();
  return {
    shop,
    admin,
    paid,
    list,
    reconcile,
    markRefunded,
    refund,
    withdraw,
    ask,
    close,
    saveGstin,
    totals,
  };
};

const stepsOf = ({ steps }: Payment): string[] => steps.map(({ step }) => step);

/** Pays so that the shop does not learn of it: no browser returns and no notification arrives. */
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

  it('BEY-ADP-08 refunds in part and in full once that is decided, each with a credit note', async () => {
    const { shop, paid, list, reconcile, refund, markRefunded, totals } = open();
    const id = await payUnheard(shop, 'Neha Gupta');
    expect(await refund(id, 100)).toMatchObject({
      message: 'You can refund only a payment for a plan.',
    });
    await reconcile({ id });
    expect(await refund(id, 90_000)).toMatchObject({
      state: 'refund-due',
      refunds: [{ reason: 'requested', creditNote: 'CN/26-27/00001', detail: 'Goodwill' }],
    });
    // Sums are shown with digits grouped.
    expect((await list())[0]!.steps.at(-1)!.detail).toBe('₹900, CN/26-27/00001: Goodwill');
    // The card counts only the rest as soon as a partial refund is due.
    expect(await paid()).toEqual({ paise: 500_000, count: 1 });
    expect(await refund(id, 590_000)).toMatchObject({
      message: 'You cannot refund more than is left of the payment.',
    });
    const { paymentId } = (await list())[0]!;
    expect((await markRefunded(id, paymentId!)).status).toBe(404);
    expect((await markRefunded(id, paymentId!, 'CN/26-27/00001')).status).toBe(200);
    // The rest of the payment still pays for the plan.
    expect((await list())[0]).toMatchObject({ state: 'paid' });
    expect(await totals()).toMatchObject([{ paise: 500_000, orders: 1 }]);
    expect(await refund(id, 500_000)).toMatchObject({
      state: 'refund-due',
      refunds: [{}, { creditNote: 'CN/26-27/00002' }],
    });
    expect((await list())[0]!.steps.at(-1)!.detail).toMatch(/^₹5,000, CN/);
    const student = shop.db.users.get(shop.db.orders.get(id)!.userId)!;
    expect(await shop.ordersOf(student)).toMatchObject([{ refundedAt: null }]);
    await markRefunded(id, paymentId!, 'CN/26-27/00002');
    expect((await list())[0]).toMatchObject({ state: 'refunded' });
    expect(await paid()).toEqual({ paise: 0, count: 0 });
    expect(await totals()).toEqual([]);
    expect(await shop.ordersOf(student)).toMatchObject([
      {
        refundPaise: 590_000,
        creditNote: 'CN/26-27/00002',
        refundedAt: expect.any(String) as string,
      },
    ]);
  });

  it('BEY-ADP-13 withdraws a refund until it is marked as sent, and never gives its credit note’s number again', async () => {
    const { shop, list, paid, reconcile, refund, withdraw, markRefunded } = open();
    const id = await payUnheard(shop, 'Neha Gupta');
    await reconcile({ id });
    await refund(id, 500_000);
    expect((await withdraw(id, 'CN/26-27/00009')).status).toBe(404);
    expect(await (await withdraw(id, 'CN/26-27/00001')).json()).toMatchObject({
      state: 'paid',
      refunds: [],
    });
    expect((await list())[0]!.steps.at(-1)).toMatchObject({
      step: 'refund withdrawn',
      detail: '₹5,000, CN/26-27/00001',
    });
    expect(await paid()).toEqual({ paise: 590_000, count: 1 });
    expect(shop.db.auditEntries.all().at(-1)).toMatchObject({
      operation: 'withdrawRefund',
      changes: [
        { field: 'refund', before: '₹5,000', after: 'withdrawn' },
        { field: 'creditNote', before: 'CN/26-27/00001', after: null },
      ],
    });
    expect(await refund(id, 590_000)).toMatchObject({
      refunds: [{ creditNote: 'CN/26-27/00002' }],
    });
    const { paymentId } = (await list())[0]!;
    expect((await markRefunded(id, paymentId!, 'CN/26-27/00002')).status).toBe(200);
    expect((await withdraw(id, 'CN/26-27/00002')).status).toBe(409);
  });

  it('BEY-ADP-09 closes an order that its provider does not know, after asking it, with a reason', async () => {
    const { shop, list, ask, close } = open();
    const id = await shop.cardOrder(shop.hire('FREE', 'Neha Gupta'), 'ADVANCE');
    shop.db.orders.update(id, { status: 'PENDING' });
    shop.passTime(200 * 24 * 3_600_000);
    expect(await ask(id)).toMatchObject({ says: 'unknown', payment: { state: 'on-its-way' } });
    shop.scenarios.play('payment.provider-down');
    expect(await ask(id)).toMatchObject({ says: 'unreachable' });
    expect((await close(id)).status).toBe(409);
    shop.scenarios.play(null);
    expect((await close(id)).status).toBe(200);
    const [closed] = await list();
    expect(closed).toMatchObject({ state: 'failed' });
    expect(closed!.steps.at(-1)).toMatchObject({ step: 'closed', detail: 'Last season' });
    expect((await close(id)).status).toBe(409);
  });

  it('BEY-ADP-09 never closes what its provider has a payment for, and never marks paid without it', async () => {
    const { shop, list, ask, close } = open();
    const paid = await payUnheard(shop, 'Neha Gupta');
    expect((await close(paid)).status).toBe(409);
    expect((await list())[0]).toMatchObject({ id: paid, state: 'paid' });
    const never = await shop.cardOrder(shop.hire('FREE', 'Asha Rao'), 'ADVANCE');
    expect(await ask(never)).toMatchObject({ says: 'unknown', payment: { state: 'open' } });
  });

  it('BEY-ADP-11 puts a GSTIN on the invoice, and takes it off', async () => {
    const { shop, list, reconcile, saveGstin } = open();
    const id = await payUnheard(shop, 'Imran Sheikh');
    await reconcile({ id });
    expect((await saveGstin(id, '27AAPFU0939F1ZW')).status).toBe(400);
    expect((await saveGstin(id, '27AAPFU0939F1ZV')).status).toBe(200);
    expect((await list())[0]).toMatchObject({ gstin: '27AAPFU0939F1ZV' });
    const student = shop.db.users.get(shop.db.orders.get(id)!.userId)!;
    expect(await shop.ordersOf(student)).toMatchObject([{ gstin: '27AAPFU0939F1ZV' }]);
    await saveGstin(id, null);
    expect((await list())[0]).toMatchObject({ gstin: null });
  });

  it('BEY-ADP-06 sums up what was earned, by the day in India and the plan', async () => {
    const { shop, reconcile, totals } = open();
    const hour = 3_600_000;
    // The clock is now half an hour before midnight in India.
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
