import * as z from 'zod/mini';
import type { Backend } from '../../backend.ts';
import type { Order, User } from '../../db/records.ts';
import { secrets } from '../../security/secrets.ts';
import { HttpError } from '../../httpError.ts';
import { sameText } from '../../security/signatures.ts';
import { randomLetters } from './providers/ids.ts';
import { createOrderBook, type ReconciliationResult, type PurchaseIntent } from './orderBook.ts';
import { priceOf } from '@seatwise/api-client/contract/constants/plans';
import { cardPayment, createCardWebhook } from './cardWebhook.ts';
import { paymentSignature } from './providers/razorpay.ts';

export interface SignedPayment {
  readonly orderId: string;
  readonly paymentId: string;
  readonly signature: string;
}

const paymentList = z.object({ items: z.array(cardPayment) });

/** The merchant's side of the card provider. */
export const createCardPayments = (backend: Pick<Backend, 'db' | 'environment' | 'providers'>) => {
  const {
    db,
    environment,
    providers: { card: provider },
  } = backend;
  const book = createOrderBook(backend);

  const { settle, receiveWebhook } = createCardWebhook(backend, book);

  /** Asks the provider which payments were made for an order that it knows. */
  const reconcile = async (order: Order): Promise<Order> => {
    const { items } = z.parse(paymentList, await provider.payments(order.id));
    for (const payment of items)
      if (!settle(order, payment) && payment.status === 'failed')
        book.advance(order.id, 'ATTEMPTED');
    return db.orders.get(order.id)!;
  };

  const takeOrder = (
    intent: Omit<PurchaseIntent, 'provider'>,
    findings: ReconciliationResult,
  ): Order =>
    book.take(
      { ...intent, provider: 'card' },
      findings,
      () =>
        provider.createOrder({
          amount: priceOf(intent.plan).totalPaise,
          currency: 'INR',
          // Over there receipts are unique; the caller's need not be.
          receipt: `sw_${randomLetters(environment)}`,
          notes: { plan: intent.plan, userId: intent.user.id },
        }).id,
    );

  const ownOrder = (user: User, id: string): Order => {
    const order = db.orders.get(id);
    if (order?.provider !== 'card') throw new HttpError(404, 'There is no such order.');
    if (order.userId !== user.id) throw new HttpError(403, 'This order belongs to another user.');
    return order;
  };

  /** Whether the payer's browser brings a payment that the provider signed for this order. */
  const verify = async (user: User, payment: SignedPayment): Promise<boolean> => {
    const { id } = ownOrder(user, payment.orderId);
    const expected = await paymentSignature(id, payment.paymentId, secrets.cardKey(db));
    return sameText(payment.signature, expected) && book.pay(id, payment.paymentId);
  };

  /** Whether the provider has a payment for an order that may still arrive, or has. */
  const knowsPayment = async (order: Order): Promise<boolean> =>
    z
      .parse(paymentList, await provider.payments(order.id))
      .items.some(({ status }) => status !== 'failed');

  return {
    knowsPayment,
    takeOrder,
    verify,
    receiveWebhook,
    reconcile,
    /** Records an attempt that the payer's browser reports and nobody has confirmed. */
    noteAttempt: (user: User, orderId: string): void => {
      book.advance(ownOrder(user, orderId).id, 'ATTEMPTED');
    },
  };
};
