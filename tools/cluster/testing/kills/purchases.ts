import assert from 'node:assert/strict';
import { roleIds } from '@seatwise/api-client/contract/constants/permissions';
import { gstPercent, priceOf, type PlanId } from '@seatwise/api-client/contract/constants/plans';
import type { Providers } from '../../../../apps/server/src/testing/providers.ts';
import type { Caller } from '../callers.ts';
import { everywhere, type Proof } from './proof.ts';

interface OwnOrder {
  readonly id: string;
  readonly state: string;
  readonly paymentId: string;
  readonly refundPaise: number;
}

/** The provider's answer to a payment: its signed ids, or why it was refused. */
interface ProviderAnswer {
  readonly razorpay_payment_id: string;
  readonly error?: { readonly reason: string };
}

interface Paid {
  readonly caller: Caller;
  readonly plan: PlanId;
  readonly orderId: string;
  readonly paymentId: string;
}

export const orderOf = ({ id }: Caller, plan: PlanId) => ({
  userId: id,
  purchasedRoleId: roleIds[plan],
  amountPaise: priceOf(plan).totalPaise,
  currency: 'INR',
  receipt: 'rcpt_1',
  description: `${plan} plan`,
  notes: {
    baseAmountPaise: priceOf(plan).basePaise,
    gstPercent,
    gstAmountPaise: priceOf(plan).gstPaise,
    totalAmountPaise: priceOf(plan).totalPaise,
  },
});

/** Pays as the payer's browser does, at the provider, which is a server that is never killed. */
export const payByCard = async (
  providers: Providers,
  orderId: string,
  plan: PlanId,
  outcome: 'success' | 'failure',
): Promise<ProviderAnswer> => {
  const payment = {
    key: providers.cardKey,
    order_id: orderId,
    amount: priceOf(plan).totalPaise,
    currency: 'INR',
    outcome,
  };
  const answer = await providers.post('razorpay/v1/payments', JSON.stringify(payment));
  return (await answer.json()) as ProviderAnswer;
};

/** Cancels some orders, lets some payments fail, and pays for each plan once. */
export const buyPlans = (proof: Proof, providers: Providers, buyers: readonly Caller[]) => {
  const { writing } = proof;
  const paid: Paid[] = [];

  const buy = async (caller: Caller, plan: PlanId): Promise<Paid | null> => {
    const post = <Body>(kind: string, path: string, body?: unknown) =>
      writing.write<Body>(kind, caller, 'POST', path, body);
    const order = async (): Promise<string | null> => {
      const path = '/api/payments/razorpay/create-order';
      const answer = await post<{ readonly providerOrderId: string }>(
        'orders',
        path,
        orderOf(caller, plan),
      );
      if (!answer) return null;
      assert.equal(answer.status, 200, `an order is refused: ${JSON.stringify(answer.body)}`);
      return answer.body.providerOrderId;
    };
    const pay = async (orderId: string, outcome: 'success' | 'failure') =>
      (await writing.mayWrite('payments')) ? payByCard(providers, orderId, plan, outcome) : null;
    const cancelled = await order();
    if (!cancelled || !(await post('cancelled orders', `/api/orders/${cancelled}/cancel`)))
      return null;
    const orderId = await order();
    if (!orderId || !(await pay(orderId, 'failure'))) return null;
    assert.notEqual(orderId, cancelled, 'a cancelled order is open again');
    const payment = await pay(orderId, 'success');
    if (!payment) return null;
    assert.equal(payment.error, undefined, `a payment is refused: ${payment.error?.reason}`);
    const path = '/api/payments/razorpay/verify';
    const verified = await post<{ readonly status: string }>('verifications', path, payment);
    if (verified) assert.equal(verified.body.status, 'ok', 'a payment does not count');
    return { caller, plan, orderId, paymentId: payment.razorpay_payment_id };
  };

  const queue = [...buyers];
  const run = async (): Promise<void> => {
    for (let caller = queue.shift(); caller && !writing.isOver(); caller = queue.shift())
      for (const plan of ['BASIC', 'ADVANCE', 'PREMIUM'] as const) {
        const bought = await buy(caller, plan);
        if (bought) paid.push(bought);
      }
  };

  const check = async (): Promise<void> => {
    const ids = new Set(buyers.map(({ id }) => id));
    const charges = providers
      .cardOrders()
      .filter(({ notes }) => ids.has(Number(notes['userId'])))
      .flatMap(({ id, notes, payments }) =>
        payments
          .filter(({ status }) => status === 'captured')
          .map((payment) => ({ notes, orderId: id, paymentId: payment.id })),
      );
    const purchases = charges.map(({ notes }) => `${notes['userId']} ${notes['plan']}`);
    assert.equal(new Set(purchases).size, purchases.length, 'a plan is charged twice');
    for (const { caller, plan, orderId, paymentId } of paid) {
      const charge = charges.find((one) => one.orderId === orderId);
      assert.ok(charge, 'an answered payment is lost');
      assert.equal(charge.paymentId, paymentId);
      assert.equal(charge.notes['plan'], plan);
      const orders = await everywhere<readonly OwnOrder[]>(proof, '/api/orders', caller);
      const own = orders.find(({ id }) => id === orderId)!;
      assert.deepEqual([own.state, own.paymentId, own.refundPaise], ['paid', charge.paymentId, 0]);
    }
  };
  return { paid, run, check };
};
