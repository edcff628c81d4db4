import { payments } from '@seatwise/api-client/contract/payments';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import * as z from 'zod/mini';
import { problem } from '../shared/notice.ts';
import {
  cardPending,
  cardOrder,
  never,
  ordersIn,
  proven,
  rejected,
  resolved,
  startPayment,
  uncalled,
  userId,
  intent,
  paid,
  type World,
} from './testing/payment.ts';
import type { CheckoutOutcome } from './paymentSetup.ts';
import type { OrderRequest } from './purchaseIntent.ts';

const byCard = (outcome: CheckoutOutcome, verify: World['verify'] = uncalled): World => ({
  order: resolved(cardOrder),
  checkout: resolved(outcome),
  verify,
});

describe('paying by card', () => {
  it('CRD-07 CRD-12 CRD-16 CRD-19 makes an order, opens the checkout, verifies what it brings', async () => {
    const { events, pay } = startPayment(
      byCard(paid, resolved({ status: 'ok', paymentId: 'pay_1' })),
    );
    const state = await pay();
    expect(state.value).toEqual({ ready: 'verified' });
    expect(state.context).toMatchObject({
      notice: { tone: 'positive', text: 'Payment successful and verified! Payment ID: pay_1' },
      pending: null,
    });
    expect(events).toEqual([
      ['order', expect.objectContaining({ provider: 'card' })],
      ['stored', cardPending],
      { type: 'payment.initiated', paymentId: 'order_1' },
      [
        'checkout',
        {
          order: { provider: 'card', id: 'order_1', amountPaise: 590_000, currency: 'INR' },
          onFailedAttempt: expect.any(Function),
        },
      ],
      ['stored', proven],
      ['verify', proven],
      ['stored', null],
      { type: 'payment.returned', verified: true },
    ]);
  });

  it('CRD-03 CRD-04 CRD-05 CRD-20 CRD-21 PLN-29 asks for the order as the contract draws it', async () => {
    const { events, pay } = startPayment({ order: never });
    void pay();
    expect(events).toEqual([
      [
        'order',
        {
          provider: 'card',
          body: {
            userId,
            purchasedRoleId: 6,
            amountPaise: 590_000,
            currency: 'INR',
            receipt: 'receipt',
            description: 'ADVANCE plan',
            notes: {
              baseAmountPaise: 500_000,
              gstPercent: 18,
              gstAmountPaise: 90_000,
              totalAmountPaise: 590_000,
            },
          },
        },
      ],
    ]);
    const [, request] = events[0] as [string, OrderRequest];
    expect(z.safeParse(payments.createCardOrder.body, request.body).success).toBe(true);
    expect(payments.createCardOrder.requirement).toBe('END-09');
  });

  it('CRD-22 CRD-23 CRD-24 asks for 1000 paise where the button is alone', async () => {
    const { events, pay } = startPayment({ order: never });
    void pay('card', null);
    const [, { body }] = events[0] as [string, Extract<OrderRequest, { provider: 'card' }>];
    expect(body).toMatchObject({
      amountPaise: 1000,
      currency: 'INR',
      description: 'Premium annual counseling plan',
    });
    expect(body.notes.baseAmountPaise + body.notes.gstAmountPaise).toBe(1000);
    expect(z.safeParse(payments.createCardOrder.body, body).success).toBe(true);
  });

  it('CRD-01 asks visitors to log in, and orders nothing', async () => {
    const { pay, events } = startPayment({ input: { userId: null } });
    const state = await pay();
    expect(state.context.notice).toEqual(problem('Please login to complete your purchase'));
    expect(state.value).toEqual({ ready: 'idle' });
    expect(events).toEqual([]);
  });

  it('CRD-02 is busy from the click until the checkout has come to its end', async () => {
    const { actor, pay, events } = startPayment({ order: never });
    void pay();
    void pay();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(events).toHaveLength(1);
  });

  it.each([
    [
      'CRD-08',
      { order: resolved({}) },
      'Payment initialization failed (no order id). Please try again.',
    ],
    [
      'CRD-08',
      { order: resolved({ providerOrderId: '' }) },
      'Payment initialization failed (no order id). Please try again.',
    ],
    [
      'CRD-09',
      { order: () => Promise.reject({ status: 500, serverMessage: 'Down.' }) },
      'Could not start payment. Please try again.',
    ],
    [
      'BEY-PAY-04',
      { order: () => Promise.reject({ status: 409, serverMessage: 'A payment is open.' }) },
      'A payment is open.',
    ],
    [
      'CRD-10',
      { order: resolved(cardOrder), checkout: () => Promise.reject(new Error('no script')) },
      'Payment initialization failed.',
    ],
  ])('%s says why it could not begin', async (_, world, text) => {
    const { pay } = startPayment(world);
    const state = await pay();
    expect(state.value).toEqual({ ready: 'idle' });
    expect(state.context).toMatchObject({ notice: problem(text), pending: null, order: null });
  });

  it('CRD-06 reads the order id out of the provider’s response where it is there alone', async () => {
    const { actor, events, pay } = startPayment({
      order: resolved({ providerResponse: cardOrder.providerResponse }),
      checkout: never,
    });
    void pay();
    await waitFor(actor, ({ value }) => value === 'checkout');
    expect(events).toContainEqual(['stored', cardPending]);
  });

  it('CRD-11 ends loading when the checkout is dismissed, and says nothing', async () => {
    const { pay, events } = startPayment(byCard({ type: 'dismissed' }));
    const state = await pay();
    expect(state.value).toEqual({ ready: 'idle' });
    expect(state.context).toMatchObject({ notice: null, pending: null });
    expect(events.at(-1)).toEqual(['stored', null]);
  });

  it('stays open after a failed attempt, and shows why it failed', async () => {
    const { actor } = startPayment({
      order: resolved(cardOrder),
      checkout: async ({ onFailedAttempt }) => {
        onFailedAttempt('Card declined.');
        onFailedAttempt('');
        return never();
      },
    });
    const said: unknown[] = [];
    actor.subscribe(({ context }) => said.push(context.notice));
    actor.send({ type: 'payment.requested', provider: 'card', intent });
    const state = await waitFor(actor, ({ context }) => said.length > 3 && context.notice !== null);
    expect(state.value).toBe('checkout');
    expect(said).toContainEqual(problem('Card declined.'));
    expect(state.context.notice).toEqual(
      problem(
        'This attempt failed. You can try again, unless your bank took the money: then call us first.',
      ),
    );
  });

  it('CRD-15 CRD-19 says when the checkout brings no payment id', async () => {
    const { pay, events } = startPayment(byCard({ type: 'paid' }));
    const state = await pay();
    expect(state.value).toEqual({ ready: 'unverified' });
    expect(state.context.notice).toEqual(problem('Payment did not complete. Please try again.'));
    expect(events.at(-1)).toEqual({ type: 'payment.returned', verified: false });
    expect(events).toContainEqual(['stored', null]);
  });

  it('lets the server judge a payment without a signature', async () => {
    const { pay, events } = startPayment(
      byCard({ type: 'paid', paymentId: 'pay_1' }, resolved({ status: 'failed' })),
    );
    await pay();
    expect(events).toContainEqual([
      'verify',
      { ...cardPending, proof: { paymentId: 'pay_1', signature: '' } },
    ]);
  });

  it.each([['failed'], ['OK'], ['PAID'], ['']])(
    'CRD-14 CRD-17 CRD-19 takes the status %j for a failed verification',
    async (status) => {
      const { pay, events } = startPayment(byCard(paid, resolved({ status, paymentId: 'pay_1' })));
      const state = await pay();
      expect(state.value).toEqual({ ready: 'unverified' });
      expect(state.context.notice).toEqual(
        problem('Payment verification failed. Please contact support.'),
      );
      expect(state.context.pending).toBeNull();
      expect(events.slice(-2)).toEqual([
        ['stored', null],
        { type: 'payment.returned', verified: false },
      ]);
    },
  );

  it.each([[{ status: 0 }], [{ status: 500 }], [{ status: 404 }], [new Error('boom')]])(
    'CRD-18 CRD-19 BEY-PAY-15 keeps what it could not verify (%j), sells nothing more, and checks again',
    async (error) => {
      let tries = 0;
      const { actor, pay, events, settled } = startPayment(
        byCard(paid, () => {
          tries += 1;
          return tries === 1 ? rejected(error)() : resolved({ status: 'ok' })();
        }),
      );
      const state = await pay();
      expect(state.value).toBe('unsettled');
      expect(state.context).toMatchObject({
        pending: proven,
        notice: {
          ...problem(
            'Payment succeeded but could not be verified on the server. Please contact support.',
          ),
          detail:
            'Do not pay again. We check this payment when you are online, or when you press Check again.',
        },
      });
      expect(events.at(-1)).toEqual({ type: 'payment.returned', verified: false });
      await pay();
      expect(ordersIn(events)).toBe(1);
      actor.send({ type: 'check.requested' });
      expect(actor.getSnapshot().context.notice).toBeNull();
      const end = await settled();
      expect(end.value).toEqual({ ready: 'verified' });
      expect(end.context.notice?.text).toBe('Payment successful and verified! Payment ID: pay_1');
    },
  );

  it.each([[{ status: 0 }], [{ status: 429 }], [{ status: 500 }]])(
    'BEY-PAY-09 does not say of a stored claim that the payment succeeded, where the server says nothing (%j)',
    async (error) => {
      const { settled } = startPayment({
        verify: rejected(error),
        input: { pending: { ...proven, proof: { paymentId: 'pay_forged', signature: 'forged' } } },
      });
      const { value, context } = await settled();
      expect(value).toBe('unsettled');
      expect(context.notice?.text).not.toMatch(/succe/i);
    },
  );

  it('can buy again after the end of a payment, and forgets what it said', async () => {
    const { actor, pay, events } = startPayment(byCard(paid, resolved({ status: 'ok' })));
    await pay();
    actor.send({ type: 'notice.dismissed' });
    expect(actor.getSnapshot()).toMatchObject({
      value: { ready: 'idle' },
      context: { notice: null },
    });
    await pay();
    expect(ordersIn(events)).toBe(2);
  });
});
