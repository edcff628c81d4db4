import type { MockBackend } from '../../../mockBackend.ts';
import type { RazorpayOrder } from '../../../db/records.ts';
import { secrets } from '../../../security/secrets.ts';
import type { WebhookDelivery } from '../../../areas/payments/cardWebhook.ts';
import { merchant } from '../../ledgers/credentials.ts';
import { randomLetters } from '../../../areas/payments/providers/ids.ts';
import { webhookSignature } from '../../../areas/payments/providers/razorpay.ts';
import { orderEntity, paymentEntity } from '../../ledgers/razorpay/entities.ts';
import type { Attempt } from '../../ledgers/razorpay/ledger.ts';

export type WebhookEvent = 'payment.captured' | 'order.paid' | 'payment.failed';

/** A delivery in the provider's shape, signed over its very bytes. */
export const signedDelivery = async (
  { db, environment }: Pick<MockBackend, 'db' | 'environment'>,
  event: WebhookEvent,
  order: RazorpayOrder,
  payment: Attempt,
): Promise<WebhookDelivery> => {
  const withOrder = event === 'order.paid';
  const rawBody = JSON.stringify({
    entity: 'event',
    account_id: merchant.razorpayAccount,
    event,
    contains: withOrder ? ['payment', 'order'] : ['payment'],
    payload: {
      payment: { entity: paymentEntity(order, payment) },
      ...(withOrder && { order: { entity: orderEntity(order) } }),
    },
    created_at: Math.floor(environment.clock.now() / 1000),
  });
  return {
    rawBody,
    signature: await webhookSignature(rawBody, secrets.cardWebhook(db)),
    eventId: randomLetters(environment),
  };
};
