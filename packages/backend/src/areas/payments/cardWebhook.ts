import * as z from 'zod/mini';
import type { Backend } from '../../backend.ts';
import type { Order } from '../../db/records.ts';
import { HttpError } from '../../httpError.ts';
import { sameText } from '../../security/signatures.ts';
import type { createOrderBook } from './orderBook.ts';
import { webhookSignature } from './providers/razorpay.ts';

export interface WebhookDelivery {
  readonly rawBody: string;
  readonly signature: string | null;
  readonly eventId: string | null;
}

export const cardPayment = z.object({
  id: z.string(),
  order_id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
});

const webhookEvent = z.object({
  event: z.enum(['payment.captured', 'order.paid', 'payment.failed']),
  payload: z.object({ payment: z.object({ entity: cardPayment }) }),
});

/** Receives the card provider's reports, and settles orders by their payments. */
export const createCardWebhook = (
  { db, environment, providers: { card } }: Pick<Backend, 'db' | 'environment' | 'providers'>,
  book: Pick<ReturnType<typeof createOrderBook>, 'pay' | 'advance'>,
) => {
  /** Records a captured payment; returns whether it matches this order's price. */
  const settle = (
    order: Order,
    { id, amount, currency, status }: z.infer<typeof cardPayment>,
  ): boolean => {
    const fits = amount === order.amountPaise && currency === 'INR' && status === 'captured';
    if (fits) book.pay(order.id, id);
    return fits;
  };

  return {
    settle,

    /** Deliveries come at least once and in any order; each event is recorded only once. */
    receiveWebhook: async ({
      rawBody,
      signature,
      eventId,
    }: WebhookDelivery): Promise<'ok' | 'ignored'> => {
      const expected = await webhookSignature(rawBody, card.webhookSecret());
      if (!sameText(signature ?? '', expected))
        throw new HttpError(400, 'The signature does not match the body.');
      const delivered = z.safeParse(webhookEvent, JSON.parse(rawBody));
      if (!delivered.success) return 'ignored';
      const { event, payload } = delivered.data;
      const payment = payload.payment.entity;
      return db.transaction(() => {
        const order = db.orders.get(payment.order_id);
        if (order?.provider !== 'card') return 'ignored';
        if (eventId !== null) {
          if (order.webhookEvents.includes(eventId)) return 'ok';
          db.orders.update(order.id, { webhookEvents: [...order.webhookEvents, eventId] });
        }
        if (event === 'payment.failed') book.advance(order.id, 'ATTEMPTED');
        else if (!settle(order, payment))
          environment.log('payment does not fit its order', {
            order: order.id,
            payment: payment.id,
          });
        return 'ok';
      });
    },
  };
};
