import { payments } from '@seatwise/api-client/contract/payments';
import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import * as z from 'zod/mini';
import { problem } from '../shared/notice.ts';
import {
  cardPending,
  never,
  ordersIn,
  proven,
  rejected,
  resolved,
  payuPending,
  payuOrder,
  startPayment,
  userId,
  intent,
  type World,
} from './testing/payment.ts';
import type { PendingPayment } from './pendingPayment.ts';
import type { OrderRequest } from './purchaseIntent.ts';

describe('paying through PayU', () => {
  it('SPP-01 SPP-02 asks for the order as the contract draws it', () => {
    const { events, pay } = startPayment({ order: never });
    void pay('payu');
    const [, request] = events[0] as [string, OrderRequest];
    expect(request).toEqual({
      provider: 'payu',
      body: {
        userId,
        purchasedRoleId: 6,
        amountPaise: 590_000,
        currency: 'INR',
        receipt: 'receipt',
        description: 'ADVANCE plan',
      },
    });
    expect(z.safeParse(payments.createPayuOrder.body, request.body).success).toBe(true);
    expect(payments.createPayuOrder.requirement).toBe('END-11');
  });

  it('SPP-05 SPP-06 SPP-07 says the payment id, then posts the form where the answer says', async () => {
    const { actor, events } = startPayment({ order: resolved(payuOrder), checkout: never });
    actor.send({ type: 'payment.requested', provider: 'payu', intent });
    await waitFor(actor, ({ value }) => value === 'checkout');
    expect(events.slice(1)).toEqual([
      ['stored', payuPending],
      { type: 'payment.initiated', paymentId: 'sw1' },
      [
        'checkout',
        {
          order: {
            provider: 'payu',
            id: 'sw1',
            paymentUrl: 'https://secure.payu.in/_payment',
            params: { txnid: 'sw1', hash: 'abc' },
          },
          onFailedAttempt: expect.any(Function),
        },
      ],
    ]);
  });

  it('SPP-10 SPP-11 says when there is nothing to pay for', async () => {
    const { events, pay } = startPayment();
    const state = await pay('payu', null);
    expect(state.context.notice).toEqual(problem('Missing payment payload'));
    expect(events).toEqual([
      { type: 'order.failed', message: 'Missing payload for PayU create-order' },
    ]);
  });

  it.each([
    [{ status: 409, serverMessage: 'Paid already.' }, 'Paid already.'],
    [{ status: 0 }, 'Could not start payment. Please try again.'],
  ])('SPP-12 passes the server’s error on: %j', async (error, message) => {
    const { events, pay } = startPayment({ order: rejected(error) });
    const state = await pay('payu');
    expect(state.context.notice).toEqual(problem(message));
    expect(events.at(-1)).toEqual({ type: 'order.failed', message });
  });

  it('SPP-05 needs a payment id', async () => {
    const { pay } = startPayment({ order: resolved({ ...payuOrder, paymentId: '' }) });
    const state = await pay('payu');
    expect(state.context.notice?.text).toMatch(/no order id/);
  });

  it.each([
    ['https://evil.example/_payment'],
    ['http://secure.payu.in/_payment'],
    ['https://secure.payu.in@evil.example/'],
    ['https://somebody@secure.payu.in/'],
    ['https://:secret@secure.payu.in/'],
    ['https://secure.payu.in.evil.example/'],
    ['//secure.payu.in/_payment'],
    ['javascript:alert(1)'],
    [''],
  ])('posts nothing to %s', async (paymentUrl) => {
    const { events, pay } = startPayment({ order: resolved({ ...payuOrder, paymentUrl }) });
    const state = await pay('payu');
    expect(state.context.notice).toEqual(problem('Payment initialization failed.'));
    expect(events).toHaveLength(1);
  });

  it('SPP-09 waits for the other tab, and sells nothing more meanwhile', async () => {
    const { actor, pay, events, settled } = startPayment({
      order: resolved(payuOrder),
      checkout: resolved({ type: 'elsewhere' }),
      verify: resolved({ status: 'CONFIRMED' }),
    });
    const state = await pay('payu');
    expect(state.value).toBe('unsettled');
    expect(state.context.notice).toEqual({
      tone: 'info',
      text: 'Finish the payment in the tab that has opened, then check it here.',
    });
    await pay('payu');
    expect(ordersIn(events)).toBe(1);
    actor.send({ type: 'page.returned' });
    expect((await settled()).value).toEqual({ ready: 'verified' });
  });

  it('SPP-08 checks the payment when the payer comes back to the page it was left from', async () => {
    const { actor, settled } = startPayment({
      order: resolved(payuOrder),
      checkout: never,
      verify: resolved({ status: 'CREATED' }),
    });
    actor.send({ type: 'payment.requested', provider: 'payu', intent });
    await waitFor(actor, ({ value }) => value === 'checkout');
    actor.send({ type: 'page.returned' });
    const state = await settled();
    expect(state.value).toEqual({ ready: 'idle' });
    expect(state.context).toMatchObject({ notice: null, pending: null });
  });
});

describe('after a reload', () => {
  const resume = async (pending: PendingPayment, verify: World['verify']) => {
    const { settled, events } = startPayment({ input: { pending }, ...(verify && { verify }) });
    const state = await settled();
    return { state, events };
  };

  it('asks about the payment that was under way, before anything else', async () => {
    const { state, events } = await resume(proven, resolved({ status: 'ok' }));
    expect(state.value).toEqual({ ready: 'verified' });
    expect(events).toEqual([
      ['verify', proven],
      ['stored', null],
      { type: 'payment.returned', verified: true },
    ]);
  });

  it.each([['CONFIRMED'], ['PAID'], ['SUCCESS']])(
    'SPP-13 SPP-14 SPP-15 SPP-16 counts %s as paid',
    async (status) => {
      const { state } = await resume(payuPending, resolved({ status }));
      expect(state.value).toEqual({ ready: 'verified' });
      expect(state.context.notice).toEqual({
        tone: 'positive',
        text: 'Payment successful and verified!',
      });
      expect(payments.orderStatus.requirement).toBe('END-12');
    },
  );

  it.each([['FAILED'], ['paid'], ['ok'], ['']])('SPP-13 counts %j as not paid', async (status) => {
    const { state, events } = await resume(payuPending, resolved({ status }));
    expect(state.value).toEqual({ ready: 'unverified' });
    expect(state.context.notice).toEqual(
      problem('The payment was not completed. You can try again.'),
    );
    expect(events.at(-1)).toEqual({ type: 'payment.returned', verified: false });
  });

  it('waits for a bank that has not decided yet', async () => {
    const { state, events } = await resume(payuPending, resolved({ status: 'PENDING' }));
    expect(state.value).toBe('unsettled');
    expect(state.context).toMatchObject({ pending: payuPending });
    expect(state.context.notice).toEqual({
      tone: 'info',
      text: 'The payment is not confirmed yet. Do not pay again. Please check again in a while.',
    });
    expect(events.at(-1)).toEqual({ type: 'payment.returned', verified: false });
  });

  it.each([
    [cardPending, { status: 'CREATED' }],
    [cardPending, { status: 'PENDING' }],
    [cardPending, { status: 'FAILED' }],
    [payuPending, { status: 'CREATED' }],
  ])('lets go of an order that was never paid: %j, %j', async (pending, answer) => {
    const { state, events } = await resume(pending, resolved(answer));
    expect(state).toMatchObject({
      value: { ready: 'idle' },
      context: { notice: null, pending: null },
    });
    expect(events).toEqual([
      ['verify', pending],
      ['stored', null],
    ]);
  });

  it.each([[403], [404]])('lets go of an order that is not there (%d)', async (status) => {
    const { state, events } = await resume(payuPending, rejected({ status }));
    expect(state).toMatchObject({
      value: { ready: 'idle' },
      context: { notice: null, pending: null },
    });
    expect(events.at(-1)).toEqual(['stored', null]);
  });

  it.each([[0], [401], [500]])('sells nothing while it cannot ask (%d)', async (status) => {
    const { state } = await resume(payuPending, rejected({ status }));
    expect(state.value).toBe('unsettled');
    expect(state.context).toMatchObject({ pending: payuPending });
    expect(state.context.notice?.text).toMatch(/Do not pay again now/);
  });
});
