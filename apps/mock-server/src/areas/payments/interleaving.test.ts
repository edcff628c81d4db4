import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signedDelivery } from '../../mock/simulators/razorpay/webhook.ts';
import { openShop } from './testing/openShop.ts';
import { payAtPayu } from './testing/payuPages.ts';

/** Runs all acts concurrently, in an order chosen by fast-check's scheduler. */
const inAnyOrder = (acts: readonly (() => Promise<unknown>)[]) =>
  fc.asyncProperty(fc.scheduler(), async (scheduler) => {
    const all = acts.map((act) => scheduler.schedule(Promise.resolve()).then(act));
    await scheduler.waitFor(Promise.all(all));
  });

describe('everything at once', () => {
  it(
    '200 times: orders, verifications and webhooks leave one paid order and one role change',
    { timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.infiniteStream(fc.nat(4)),
          fc.scheduler(),
          async (choices, scheduler) => {
            const shop = openShop();
            shop.scenarios.play('cardWebhook.500');
            const user = shop.hire('FREE');
            const id = await shop.cardOrder(user, 'ADVANCE');
            await shop.payByCard(id, 'failure');
            const triple = await shop.payByCard(id);
            shop.scenarios.play(null);
            const order = shop.db.razorpayOrders.get(id)!;
            const [failed, captured] = order.payments;
            const deliveries = [
              await signedDelivery(shop.backend, 'payment.failed', order, failed!),
              await signedDelivery(shop.backend, 'payment.captured', order, captured!),
              await signedDelivery(shop.backend, 'order.paid', order, captured!),
            ];
            const deliver = (choice: number) => () => {
              const { rawBody, signature, eventId } = deliveries[choice]!;
              const headers = {
                'x-razorpay-signature': signature!,
                'x-razorpay-event-id': eventId!,
              };
              return shop.post('/api/payments/razorpay/webhook', { body: rawBody, headers });
            };
            const acts: (() => Promise<unknown>)[] = [
              deliver(0),
              deliver(1),
              deliver(2),
              () => shop.verify(user, triple),
              () => shop.cardOrder(user, 'ADVANCE'),
            ];
            // Each act once, then fifteen more in a random mixture.
            const mixture = [...acts, ...[...choices.take(15)].map((choice) => acts[choice]!)];
            await scheduler.waitFor(
              Promise.all(mixture.map((act) => scheduler.schedule(Promise.resolve()).then(act))),
            );
            expect(shop.db.orders.size).toBe(1);
            expect(shop.db.orders.get(id)).toMatchObject({
              status: 'PAID',
              providerPaymentId: triple.razorpay_payment_id,
            });
            expect(shop.roleChanges()).toBe(1);
            expect(shop.roleOf(user)).toBe('ADVANCE');
          },
        ),
        { numRuns: 200 },
      );
    },
  );

  it('a hundred tabs open one order, also while it is being paid', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const id = await shop.cardOrder(user, 'PREMIUM');
    const tabs = Array.from({ length: 100 }, (_, tab) => async () => {
      if (tab === 50) await shop.payByCard(id);
      return shop.cardOrder(user, 'PREMIUM');
    });
    await fc.assert(inAnyOrder(tabs), { numRuns: 1 });
    expect(shop.db.orders.size).toBe(1);
    expect(shop.roleChanges()).toBe(1);
  });

  it('two tabs pay one order at once: the provider charges once', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const id = await shop.cardOrder(user, 'BASIC');
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.payByCard(id)));
    expect(answers.filter((answer) => 'razorpay_signature' in answer)).toHaveLength(1);
    expect(shop.db.razorpayOrders.get(id)!.payments).toHaveLength(1);
    expect(shop.roleChanges()).toBe(1);
  });

  it('PayU: returns, status checks and new wishes at once', async () => {
    const shop = openShop();
    const user = shop.hire('FREE');
    const { paymentId, params } = await shop.payuOrder(user, 'ADVANCE');
    const { action, fields } = await payAtPayu(shop, params, 'success');
    const acts = Array.from({ length: 30 }, (_, act) => () => {
      if (act % 3 === 0) return shop.post(action, { form: fields });
      return act % 3 === 1 ? shop.statusOf(user, paymentId) : shop.payuOrder(user, 'ADVANCE');
    });
    await fc.assert(inAnyOrder(acts), { numRuns: 1 });
    expect(shop.db.orders.size).toBe(1);
    expect(shop.db.orders.get(paymentId)!.status).toBe('PAID');
    expect(shop.roleChanges()).toBe(1);
  });

  it('keeps role and payment together: a storage that fails leaves neither', async () => {
    const shop = openShop();
    shop.scenarios.play('cardWebhook.500');
    const user = shop.hire('FREE');
    const triple = await shop.payByCard(await shop.cardOrder(user, 'BASIC'));
    const write = shop.db.users.update.bind(shop.db.users);
    shop.db.users.update = () => {
      throw new Error('disk full');
    };
    expect((await shop.verify(user, triple)).status).toBe(500);
    expect(shop.db.orders.get(triple.razorpay_order_id)!.status).toBe('CREATED');
    shop.db.users.update = write;
    expect(await (await shop.verify(user, triple)).json()).toMatchObject({ status: 'ok' });
    expect(shop.roleOf(user)).toBe('BASIC');
  });
});
