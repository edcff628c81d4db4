import assert from 'node:assert/strict';
import { roleIds } from '@seatwise/api-client/contract/constants/permissions';
import { gstPercent, priceOf, type PlanId } from '@seatwise/api-client/contract/constants/plans';
import { merchant } from '../../../../apps/mock-server/src/mock/ledgers/credentials.ts';
import type { Caller } from '../callers.ts';
import { everywhere, type Proof } from './proof.ts';

interface ProviderOrder {
  readonly id: string;
  readonly notes: { readonly userId: number; readonly plan: PlanId };
  readonly payments: readonly { readonly id: string; readonly status: string }[];
}

interface OwnOrder {
  readonly id: string;
  readonly state: string;
  readonly paymentId: string;
  readonly refundPaise: number;
}

/** What the provider answers to a payment: its signed ids, or why it refuses. */
interface ProviderAnswer {
  readonly razorpay_payment_id: string;
  readonly error?: { readonly reason: string };
}

interface Paid {
  readonly caller: Caller;
  readonly plan: PlanId;
  readonly orderId: string;
  readonly paymentId: string | undefined;
}

const orderOf = ({ id }: Caller, plan: PlanId) => ({
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

/** Some orders are cancelled, some payments fail, and each plan is paid for once. */
export const buyPlans = (proof: Proof, buyers: readonly Caller[]) => {
  const { callers, cluster, writing } = proof;
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
    const pay = (orderId: string, outcome: 'success' | 'failure') =>
      post<ProviderAnswer>('payments', '/simulators/razorpay/v1/payments', {
        key: merchant.razorpayKeyId,
        order_id: orderId,
        amount: priceOf(plan).totalPaise,
        currency: 'INR',
        outcome,
      });
    const cancelled = await order();
    if (!cancelled || !(await post('cancelled orders', `/api/orders/${cancelled}/cancel`)))
      return null;
    const orderId = await order();
    if (!orderId || !(await pay(orderId, 'failure'))) return null;
    assert.notEqual(orderId, cancelled, 'a cancelled order is open again');
    const answer = await pay(orderId, 'success');
    if (!answer) return null;
    // A repeated payment is refused, and its signature is lost; then the provider is asked.
    if (answer.status !== 200 || answer.body.error) {
      assert.equal(answer.body.error?.reason, 'order_already_paid');
      const { token } = caller;
      const asked = await callers.askOn<{ status: string }>(`/api/orders/${orderId}`, { token });
      assert.equal(asked.body.status, 'PAID');
      return { caller, plan, orderId, paymentId: undefined };
    }
    const path = '/api/payments/razorpay/verify';
    const verified = await post<{ readonly status: string }>('payments', path, answer.body);
    if (verified) assert.equal(verified.body.status, 'ok', 'a payment does not count');
    return { caller, plan, orderId, paymentId: answer.body.razorpay_payment_id };
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
    const charges = (await cluster.postgres.records<ProviderOrder>('razorpayOrders'))
      .filter(({ notes }) => ids.has(Number(notes.userId)))
      .flatMap(({ id, notes, payments }) =>
        payments
          .filter(({ status }) => status === 'captured')
          .map((payment) => ({ notes, orderId: id, paymentId: payment.id })),
      );
    const purchases = charges.map(({ notes }) => `${notes.userId} ${notes.plan}`);
    assert.equal(new Set(purchases).size, purchases.length, 'a plan is charged twice');
    for (const { caller, plan, orderId, paymentId } of paid) {
      const charge = charges.find((one) => one.orderId === orderId);
      assert.ok(charge, 'an answered payment is lost');
      assert.equal(charge.paymentId, paymentId ?? charge.paymentId);
      assert.equal(charge.notes.plan, plan);
      const orders = await everywhere<readonly OwnOrder[]>(proof, '/api/orders', caller);
      const own = orders.find(({ id }) => id === orderId)!;
      assert.deepEqual([own.state, own.paymentId, own.refundPaise], ['paid', charge.paymentId, 0]);
    }
  };
  return { paid, run, check };
};
