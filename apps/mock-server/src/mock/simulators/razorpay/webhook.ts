import type { MockBackend } from '../../../mockBackend.ts';
import type { RazorpayOrder } from '@seatwise/backend/db/records';
import { secrets } from '@seatwise/backend/security/secrets';
import type { WebhookDelivery } from '@seatwise/backend/areas/payments/cardWebhook';
import { merchant } from '../../ledgers/credentials.ts';
import { randomLetters } from '@seatwise/backend/areas/payments/providers/ids';
import { webhookSignature } from '@seatwise/backend/areas/payments/providers/razorpay';
import { orderEntity, paymentEntity } from '../../ledgers/razorpay/entities.ts';
import type { Attempt } from '../../ledgers/razorpay/ledger.ts';

export type WebhookEvent = 'payment.captured' | 'order.paid' | 'payment.failed';

/** A delivery in the provider's shape, with a signature over its exact bytes. */
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
