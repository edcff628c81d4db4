import { createActor, fromPromise, waitFor } from 'xstate';
import type { PendingPayment, SettlementAnswer } from '../pendingPayment.ts';
import type { OrderAnswer } from '../order.ts';
import type { OrderRecord } from '../orders.ts';
import { paymentMachine } from '../paymentMachine.ts';
import type { CheckoutOutcome, CheckoutRequest, Input } from '../paymentSetup.ts';
import { purchaseIntentFor, type OrderRequest } from '../purchaseIntent.ts';

export const userId = 1;
const paymentOrigins = ['https://secure.payu.in'];
export const intent = purchaseIntentFor('ADVANCE', 'ADVANCE plan');
export const cardOrder = {
  providerOrderId: 'order_1',
  providerResponse: { id: 'order_1', amount: 590_000, currency: 'INR' },
};
export const payuOrder = {
  paymentId: 'sw1',
  paymentUrl: 'https://secure.payu.in/_payment',
  params: { txnid: 'sw1', hash: 'abc' },
};
export const paid: CheckoutOutcome = { type: 'paid', paymentId: 'pay_1', signature: 'signed' };
export const cardPending: PendingPayment = {
  provider: 'card',
  userId,
  orderId: 'order_1',
  proof: null,
};
export const proven: PendingPayment = {
  ...cardPending,
  proof: { paymentId: 'pay_1', signature: 'signed' },
};
export const payuPending: PendingPayment = {
  provider: 'payu',
  userId,
  orderId: 'sw1',
  proof: null,
};

export const inputOf = (given: Partial<Input> = {}): Input => ({
  userId,
  pending: null,
  newReceipt: () => 'receipt',
  paymentOrigins,
  ...given,
});

export interface World {
  readonly order?: (request: OrderRequest) => Promise<OrderAnswer>;
  readonly checkout?: (request: CheckoutRequest) => Promise<CheckoutOutcome>;
  readonly verify?: (claim: PendingPayment) => Promise<SettlementAnswer>;
  readonly input?: Partial<Input>;
}

export const uncalled = (): Promise<never> => Promise.reject(new Error('called'));
export const never = (): Promise<never> => new Promise(() => {});

/** Starts a payment machine, and records its calls, events and stored payments in order. */
export const startPayment = ({
  order = uncalled,
  checkout = uncalled,
  verify = uncalled,
  input,
}: World = {}) => {
  const events: unknown[] = [];
  const noting =
    <In, Out>(name: string, call: (given: In) => Promise<Out>) =>
    async ({ input: given }: { input: In }): Promise<Out> => {
      events.push([name, given]);
      return call(given);
    };
  const actor = createActor(
    paymentMachine.provide({
      actors: {
        createOrder: fromPromise<OrderAnswer, OrderRequest>(noting('order', order)),
        openCheckout: fromPromise<CheckoutOutcome, CheckoutRequest>(noting('checkout', checkout)),
        verify: fromPromise<SettlementAnswer, PendingPayment>(noting('verify', verify)),
      },
      actions: { storePending: ({ context }) => events.push(['stored', context.pending]) },
    }),
    { input: inputOf(input) },
  );
  actor.on('*', (event) => events.push(event));
  actor.start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  const pay = (provider: 'card' | 'payu' = 'card', wanted: typeof intent | null = intent) => {
    actor.send({ type: 'payment.requested', provider, intent: wanted });
    return settled();
  };
  return { actor, events, settled, pay };
};

/** The number of order calls. */
export const ordersIn = (events: readonly unknown[]): number =>
  events.filter((event) => Array.isArray(event) && event[0] === 'order').length;

export const rejected = (reason: unknown) => (): Promise<never> => Promise.reject(reason);
export const resolved =
  <T>(value: T) =>
  async () =>
    value;

/** An order of ADVANCE by PayU, as the server lists it. */
export const orderRecord = (given: Partial<OrderRecord> = {}): OrderRecord => ({
  id: 'sw1',
  plan: 'ADVANCE',
  provider: 'payu',
  state: 'open',
  canCancel: given.state === 'open',
  currency: 'INR',
  basePaise: 500_000,
  gstPercent: 18,
  gstPaise: 90_000,
  totalPaise: 590_000,
  refundPaise: 0,
  createdAt: '2026-07-20T10:00:00.000Z',
  paidAt: null,
  paymentId: null,
  ...given,
});
