import type { Backend } from '@seatwise/backend/backend';
import type { RazorpayOrder } from '@seatwise/backend/db/records';
import { secrets } from '@seatwise/backend/security/secrets';
import { sameText } from '@seatwise/backend/security/signatures';
import { merchant } from '../credentials.ts';
import { randomLetters } from '@seatwise/backend/areas/payments/providers/ids';
import { orderEntity, paymentEntity } from './entities.ts';
import { readOrderRequest } from './orderRequest.ts';
import { RazorpayError } from './razorpayError.ts';

export type Attempt = RazorpayOrder['payments'][number];

/** The card provider's own record of orders and attempts, with its API's acts but no transport. */
export const createRazorpayLedger = ({ db, environment }: Pick<Backend, 'db' | 'environment'>) => {
  const { clock } = environment;

  const find = (id: string): RazorpayOrder => {
    const order = db.razorpayOrders.get(id);
    if (!order) throw new RazorpayError('The id provided does not exist');
    return order;
  };

  const createOrder = (request: Readonly<Record<string, unknown>>) => {
    const { amount, receipt, notes } = readOrderRequest(request);
    if (receipt !== null && db.razorpayOrders.where('receipt', receipt).length > 0)
      throw new RazorpayError('Order receipt should be unique.', { field: 'receipt' });
    return orderEntity(
      db.razorpayOrders.put({
        id: `order_${randomLetters(environment)}`,
        amount,
        currency: 'INR',
        receipt,
        notes,
        payments: [],
        createdAt: clock.now(),
      }),
    );
  };

  /** Records an attempt to pay; an order can fail many times but is paid only once. */
  const attempt = (
    { orderId, amount, currency }: { orderId: string; amount: number; currency: string },
    succeeds: boolean,
  ) =>
    db.transaction(() => {
      const order = find(orderId);
      if (amount !== order.amount || currency !== order.currency)
        throw new RazorpayError(
          'Your payment amount is different from your order amount. To pay successfully, please try using right amount.',
          { field: 'amount', metadata: { order_id: order.id } },
        );
      if (order.payments.some(({ status }) => status === 'captured'))
        throw new RazorpayError('Payment already done for this order.', {
          reason: 'order_already_paid',
          metadata: { order_id: order.id },
        });
      const payment: Attempt = {
        id: `pay_${randomLetters(environment)}`,
        status: succeeds ? 'captured' : 'failed',
        createdAt: clock.now(),
      };
      const next = db.razorpayOrders.update(order.id, { payments: [...order.payments, payment] });
      return { order: next, payment };
    });

  const api = {
    /** `POST /v1/orders` */
    createOrder,
    /** `GET /v1/orders?receipt=…` */
    orders: (receipt: string) => {
      const items = db.razorpayOrders.where('receipt', receipt).map(orderEntity);
      return { entity: 'collection', count: items.length, items };
    },
    /** `GET /v1/orders/{id}` */
    order: (id: string) => orderEntity(find(id)),
    /** `GET /v1/orders/{id}/payments` */
    payments: (id: string) => {
      const order = find(id);
      const items = order.payments.map((payment) => paymentEntity(order, payment));
      return { entity: 'collection', count: items.length, items };
    },
  };

  return {
    attempt,
    /** The merchant's calls, for a caller with the key and its secret. */
    as: (authorization: string | null): typeof api => {
      if (!sameText(authorization ?? '', basicAuthorization(db)))
        throw new RazorpayError('Authentication failed', { reason: 'NA', step: 'NA' }, 401);
      return api;
    },
  };
};

/** The merchant's Authorization header for the provider's API. */
export const basicAuthorization = (db: Backend['db']): string =>
  `Basic ${btoa(`${merchant.razorpayKeyId}:${secrets.cardKey(db)}`)}`;
