import { runsOf } from '@seatwise/api-client/testing/replayable';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { User } from '@seatwise/backend/db/records';
import { paymentSignature } from '@seatwise/backend/areas/payments/providers/razorpay';
import { expectUnpaid, openShop, type Shop, type SignedTriple } from './testing/openShop.ts';
import { anyBend, bend } from './testing/tamper.ts';

const runs = runsOf(1000);

/** Opens a shop with two customers, each with an order that is paid but not yet verified. */
const openPaidShop = async () => {
  const shop = openShop();
  shop.scenarios.play('cardWebhook.500');
  const [user, other] = [shop.hire('FREE'), shop.hire('FREE')];
  const mine = await shop.payByCard(await shop.cardOrder(user, 'BASIC'));
  const dearer = await shop.payByCard(await shop.cardOrder(other, 'PREMIUM'));
  return { shop, user, other, mine, dearer };
};

const fields = ['razorpay_order_id', 'razorpay_payment_id', 'razorpay_signature'] as const;

const verdict = async (shop: Shop, user: User, triple: SignedTriple): Promise<unknown> => {
  const answer = await shop.verify(user, triple);
  return answer.ok ? ((await answer.json()) as { status: string }).status : answer.status;
};

describe('GAP-106 tampered card payments', () => {
  it(`verifies none of ${runs} with a bent field, and the true one afterwards`, async () => {
    const { shop, user, mine } = await openPaidShop();
    let tried = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), anyBend, async (field, how) => {
        const value = bend(mine[field], how);
        fc.pre(value !== mine[field]);
        tried += 1;
        expect(['failed', 400, 404]).toContain(
          await verdict(shop, user, { ...mine, [field]: value }),
        );
        expectUnpaid(shop);
      }),
      { numRuns: runs },
    );
    expect(tried).toBe(runs);
    expect(await verdict(shop, user, mine)).toBe('ok');
    expect(shop.roleChanges()).toBe(1);
  });

  it(`verifies none of ${runs} mixed from two customers' payments`, async () => {
    const { shop, user, other, mine, dearer } = await openPaidShop();
    const part = fc.constantFrom('mine', 'dearer');
    const parts = fc.record({
      order: part,
      payment: part,
      signature: part,
      swapped: fc.boolean(),
      as: part,
      how: fc.option(anyBend),
    });
    await fc.assert(
      fc.asyncProperty(parts, async ({ order, payment, signature, swapped, as, how }) => {
        const triples = { mine, dearer };
        const ids = [triples[order].razorpay_order_id, triples[payment].razorpay_payment_id];
        if (swapped) ids.reverse();
        const sign = triples[signature].razorpay_signature;
        const triple: SignedTriple = {
          razorpay_order_id: ids[0]!,
          razorpay_payment_id: ids[1]!,
          razorpay_signature: how ? bend(sign, how) : sign,
        };
        const caller = as === 'mine' ? user : other;
        const isTrue =
          !swapped &&
          order === payment &&
          order === signature &&
          order === as &&
          triple.razorpay_signature === sign;
        fc.pre(!isTrue);
        expect(['failed', 400, 403, 404]).toContain(await verdict(shop, caller, triple));
        expectUnpaid(shop);
      }),
      { numRuns: runs },
    );
  });

  it('refuses what was signed with another secret, another joint or another formula', async () => {
    const { shop, user, mine } = await openPaidShop();
    const { razorpay_order_id: order, razorpay_payment_id: payment } = mine;
    const secret = shop.keySecret();
    const forged = [
      await paymentSignature(order, payment, 'guess'),
      await paymentSignature(order, payment, ''.padEnd(64, '0')),
      await paymentSignature(order, payment, shop.webhookSecret()),
      await paymentSignature(payment, order, secret),
      await paymentSignature(`${order}|${payment}`, '', secret),
    ];
    for (const razorpay_signature of forged)
      expect(await verdict(shop, user, { ...mine, razorpay_signature })).toBe('failed');
    expectUnpaid(shop);
  });

  it('refuses a used payment on another order, even rightly signed', async () => {
    const { shop, user, mine } = await openPaidShop();
    expect(await verdict(shop, user, mine)).toBe('ok');
    const order = await shop.cardOrder(user, 'PREMIUM');
    const payment = mine.razorpay_payment_id;
    const replay = {
      razorpay_order_id: order,
      razorpay_payment_id: payment,
      razorpay_signature: await paymentSignature(order, payment, shop.keySecret()),
    };
    expect(await verdict(shop, user, replay)).toBe('failed');
    expect(shop.db.orders.get(order)!.status).toBe('CREATED');
    expect(shop.roleOf(user)).toBe('BASIC');
  });
});
