import type { PendingPayment, SettlementAnswer } from '../pendingPayment.ts';
import type { OrderAnswer } from '../order.ts';
import type { OrderRequest } from '../purchaseIntent.ts';

interface ModelOrder {
  readonly id: string;
  readonly provider: 'card' | 'payu';
  /** The charges by the provider, one id for each payment. */
  readonly charges: string[];
  isPaid: boolean;
}

export type Attempt =
  | { readonly type: 'charged'; readonly paymentId: string; readonly signature: string }
  | { readonly type: 'refused' };

const refuse = (status: number, serverMessage: string): never => {
  throw Object.assign(new Error(serverMessage), { status, serverMessage });
};

/**
 * The merchant's server and both providers, for one user and one plan. `reusesOrders` is our own
 * server's promise: one order for each user, plan and provider. Without it, every call makes a new
 * order, so only the flow can prevent a second charge.
 */
export const createModelShop = ({ reusesOrders }: { readonly reusesOrders: boolean }) => {
  const orders: ModelOrder[] = [];
  let roleChanges = 0;
  let payments = 0;

  const settle = (order: ModelOrder): void => {
    if (order.isPaid) return;
    order.isPaid = true;
    roleChanges += 1;
  };

  const orderOf = (id: string): ModelOrder =>
    orders.find((order) => order.id === id) ?? refuse(404, 'There is no such order.');

  const take = (provider: 'card' | 'payu'): ModelOrder => {
    const paid = orders.find(({ isPaid }) => isPaid);
    if (reusesOrders && paid && paid.provider !== provider) refuse(409, 'Paid already.');
    const known = orders.find((order) => order.provider === provider);
    if (reusesOrders && known) return known;
    const order = { id: `order_${orders.length + 1}`, provider, charges: [], isPaid: false };
    orders.push(order);
    return order;
  };

  return {
    createOrder: ({ provider }: OrderRequest): OrderAnswer => {
      const { id } = take(provider);
      return provider === 'card'
        ? { providerOrderId: id }
        : { paymentId: id, paymentUrl: 'https://secure.payu.in/_payment', params: {} };
    },

    /** Charges an order, but only once. */
    pay: (id: string): Attempt => {
      const order = orderOf(id);
      if (order.charges.length > 0) return { type: 'refused' };
      payments += 1;
      const paymentId = `pay_${payments}`;
      order.charges.push(paymentId);
      return { type: 'charged', paymentId, signature: `${id}|${paymentId}` };
    },

    /** Delivers the provider's webhook. */
    webhook: (id: string): void => {
      const order = orderOf(id);
      if (order.charges.length > 0) settle(order);
    },

    verify: ({ orderId, proof }: PendingPayment): SettlementAnswer => {
      const order = orderOf(orderId);
      if (!proof) {
        if (order.charges.length > 0) settle(order);
        return { status: order.isPaid ? 'PAID' : 'CREATED' };
      }
      const isTrue =
        order.charges.includes(proof.paymentId) &&
        proof.signature === `${orderId}|${proof.paymentId}`;
      if (isTrue) settle(order);
      return { status: isTrue ? 'ok' : 'failed', paymentId: proof.paymentId };
    },

    sums: () => ({
      paidOrders: orders.filter(({ isPaid }) => isPaid).length,
      charges: orders.flatMap(({ charges }) => charges).length,
      roleChanges,
    }),
  };
};

export type ModelShop = ReturnType<typeof createModelShop>;
