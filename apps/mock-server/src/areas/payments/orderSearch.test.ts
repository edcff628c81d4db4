import type { adminPayments as contract } from '@seatwise/api-client/contract/adminPayments';
import type { AnswerOf } from '@seatwise/api-client/contract/operation';
import { describe, expect, it } from 'vitest';
import type { Order } from '@seatwise/backend/db/records';
import { openShop } from './testing/openShop.ts';

type Page = AnswerOf<typeof contract.findPayments>;

const paise = { BASIC: 236, ADVANCE: 590_000, PREMIUM: 1_180_000 } as const;

/** A shop with `count` orders by three students, one per minute. */
const open = (count = 7) => {
  const shop = openShop();
  const admin = shop.hire('Admin', 'Priya Nair');
  const students = ['Neha Gupta', 'Asha Rao', 'Vikram Singh'].map((name) =>
    shop.hire('FREE', name),
  );
  shop.db.users.update(students[0]!.id, { phone: '9876500002' });
  shop.db.users.update(students[2]!.id, { rollNumber: 'SW000042' });
  const statuses = ['PAID', 'CREATED', 'FAILED', 'PENDING'] as const;
  for (let index = 0; index < count; index += 1)
    shop.db.orders.put({
      id: `order_${index}`,
      provider: index % 2 === 0 ? 'card' : 'payu',
      userId: students[index % 3]!.id,
      roleId: 5,
      amountPaise: Object.values(paise)[index % 3]!,
      receipt: 'rcpt',
      description: 'plan',
      status: statuses[index % 4]!,
      providerPaymentId: index % 4 === 0 ? `pay_X${index}` : null,
      createdAt: index * 60_000,
      paidAt: null,
      payer: null,
      webhookEvents: [],
      refunds:
        index === 4
          ? [{ paymentId: null, amountPaise: 500, reason: 'paid twice', notedAt: 1 }]
          : [],
      steps: [],
    } satisfies Order);
  const ask = async (query: Record<string, string | number>, path = '/page'): Promise<unknown> => {
    const search = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
    const answer = await shop.send('GET', `/api/admin/payments${path}?${search}`, { as: admin });
    return answer.json();
  };
  const find = (query: Record<string, string | number> = {}) =>
    ask({ page: 1, size: 50, ...query }) as Promise<Page>;
  const ids = async (query: Record<string, string | number>): Promise<string> =>
    (await find(query)).payments.map(({ id }) => id.slice('order_'.length)).join(' ');
  return { shop, students, ask, find, ids };
};

describe('looking for payments', () => {
  it.each([
    [{}, '6 5 4 3 2 1 0'],
    [{ search: 'NEHA' }, '6 3 0'],
    [{ search: 'pay_x4' }, '4'],
    [{ search: 'order_5' }, '5'],
    [{ search: '+91 98765 00002' }, '6 3 0'],
    [{ search: 'sw000042' }, '5 2'],
    [{ search: '₹5,900' }, '4 1'],
    [{ state: 'open' }, '5 1'],
    [{ state: 'refund-due' }, '4'],
    [{ provider: 'payu', search: 'asha' }, '1'],
    [{ sort: 'createdAt', order: 'ascending' }, '0 1 2 3 4 5 6'],
    [{ sort: 'user' }, '4 1 6 3 0 5 2'],
    [{ sort: 'amount', order: 'descending' }, '5 2 4 1 6 3 0'],
  ])('BEY-ADP-07 BEY-ADP-10 finds %j in its order', async (query, expected) => {
    expect(await open().ids(query)).toBe(expected);
  });

  it('BEY-ADP-07 answers pages that hold each order once, with counts and the sums of all', async () => {
    const { find, ids } = open();
    const query = { sort: 'user', size: 3 };
    const pages = await Promise.all([1, 2, 3, 4].map((page) => ids({ ...query, page })));
    expect(pages).toEqual(['4 1 6', '3 0 5', '2', '2']);
    expect(await find({ search: 'neha', size: 1 })).toMatchObject({
      found: 3,
      all: 7,
      totals: {
        paid: { paise: 590_236, count: 2 },
        pending: { count: 3 },
        refunds: { paise: 500, count: 1 },
      },
    });
  });

  it('BEY-ADP-07 answers for a file all that fit, in the same order', async () => {
    const { ask, find } = open(450);
    const query = { search: 'neha', sort: 'createdAt', order: 'ascending' };
    const all = (await ask(query, '')) as Page['payments'];
    expect(all).toHaveLength(150);
    expect(all.slice(0, 50)).toEqual((await find(query)).payments);
  });

  it('BEY-ADP-07 sees at once what has changed', async () => {
    const { shop, students, ids } = open();
    expect(await ids({ sort: 'user' })).toBe('4 1 6 3 0 5 2');
    shop.db.users.update(students[2]!.id, { username: 'Aarav Singh' });
    expect(await ids({ sort: 'user' })).toBe('5 2 4 1 6 3 0');
    expect(await ids({ search: 'vikram' })).toBe('');
    shop.db.orders.update('order_1', { status: 'PAID' });
    expect(await ids({ state: 'open' })).toBe('5');
  });
});
