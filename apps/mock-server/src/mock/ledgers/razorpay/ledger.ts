import * as z from 'zod/mini';
import type { Backend } from '../../../backend.ts';
import type { RazorpayOrder } from '../../../db/records.ts';
import { secrets } from '../../../security/secrets.ts';
import { sameText } from '../../../security/signatures.ts';
import { merchant } from '../../../areas/payments/providers/credentials.ts';
import { randomLetters } from '../../../areas/payments/providers/ids.ts';
import { orderEntity, paymentEntity } from './entities.ts';
import { RazorpayError } from './razorpayError.ts';

export type Attempt = RazorpayOrder['payments'][number];

const minimumPaise = 100;

/** Throws the provider's error for a field. */
const checked = (field: string, holds: boolean, description: string): void => {
  if (!holds) throw new RazorpayError(description, { field });
};

const known = new Set([
  'amount',
  'currency',
  'receipt',
  'notes',
  'partial_payment',
  'payment_capture',
]);

const notesShape = z.record(z.string(), z.union([z.string(), z.number()]));

const readNotes = (notes: unknown): Record<string, string> => {
  // Clients in PHP send an empty map as an empty list.
  if (notes === undefined || (Array.isArray(notes) && notes.length === 0)) return {};
  const result = z.safeParse(notesShape, notes);
  checked('notes', result.success, 'The notes must be a list of keys and texts.');
  const entries = Object.entries(result.data!).map(([key, value]) => [key, String(value)] as const);
  checked(
    'notes',
    entries.length <= 15,
    'The number of fields in notes should be less than or equal to 15.',
  );
  for (const [key, value] of entries)
    checked(
      'notes',
      key.length <= 256 && value.length <= 256,
      'A note is longer than 256 characters.',
    );
  return Object.fromEntries(entries);
};

/** The provider's own book of orders and attempts; what its API does, without the transport. */
export const createRazorpayLedger = ({ db, environment }: Pick<Backend, 'db' | 'environment'>) => {
  const { clock } = environment;

  const find = (id: string): RazorpayOrder => {
    const order = db.razorpayOrders.get(id);
    if (!order) throw new RazorpayError('The id provided does not exist');
    return order;
  };

  const createOrder = (request: Readonly<Record<string, unknown>>) => {
    const { amount, currency, receipt = null } = request;
    for (const field of Object.keys(request))
      if (!known.has(field))
        throw new RazorpayError(`${field} is/are not required and should not be sent`, {
          reason: 'extra_field_sent',
        });
    checked('amount', amount !== undefined, 'amount: is required.');
    checked('amount', Number.isSafeInteger(amount), 'The amount must be an integer.');
    checked('amount', Number(amount) >= minimumPaise, 'The amount must be at least INR 1.00');
    checked('currency', currency !== undefined, 'currency: is required.');
    checked('currency', currency === 'INR', 'Currency is not supported');
    checked(
      'receipt',
      receipt === null || typeof receipt === 'string',
      'The receipt must be a string.',
    );
    const label = receipt as string | null;
    checked(
      'receipt',
      (label?.length ?? 0) <= 40,
      'The receipt may not be greater than 40 characters.',
    );
    const notes = readNotes(request['notes']);
    checked(
      'receipt',
      label === null || db.razorpayOrders.where('receipt', label).length === 0,
      'Order receipt should be unique.',
    );
    const order = db.razorpayOrders.put({
      id: `order_${randomLetters(environment)}`,
      amount: Number(amount),
      currency: 'INR',
      receipt: label,
      notes,
      payments: [],
      createdAt: clock.now(),
    });
    return orderEntity(order);
  };

  /** Records an attempt to pay; an order can fail many times and is paid once. */
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
    /** The merchant's own calls, for who carries the key and its secret. */
    as: (authorization: string | null): typeof api => {
      if (!sameText(authorization ?? '', basicAuthorization(db)))
        throw new RazorpayError('Authentication failed', { reason: 'NA', step: 'NA' }, 401);
      return api;
    },
  };
};

/** How the merchant signs in to the provider's API. */
export const basicAuthorization = (db: Backend['db']): string =>
  `Basic ${btoa(`${merchant.razorpayKeyId}:${secrets.cardKey(db)}`)}`;
