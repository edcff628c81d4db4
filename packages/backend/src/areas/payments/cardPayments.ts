import * as z from 'zod/mini';
import type { Backend } from '../../backend.ts';
import type { Order, User } from '../../db/records.ts';
import { HttpError } from '../../httpError.ts';
import { sameText } from '../../security/signatures.ts';
import { randomLetters } from './providers/ids.ts';
import { createOrderBook, type ReconciliationResult, type PurchaseIntent } from './orderBook.ts';
import { createCardOrders } from './cardOrders.ts';
import { cardPayment, createCardWebhook } from './cardWebhook.ts';
import { isNamed } from './orderStates.ts';
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

  const { named, recover } = createCardOrders(backend, book);
  const { settle, receiveWebhook } = createCardWebhook(backend, book);

  const paymentsOf = async ({ id }: Order) =>
    z.parse(paymentList, await db.turns.aside(() => provider.payments(id))).items;

  /** Asks the provider for an order's lost id, or else for the payments made for the order. */
  const reconcile = async (order: Order): Promise<Order> => {
    if (!isNamed(order)) return (await recover(order)) ?? order;
    const items = await paymentsOf(order);
    for (const payment of items)
      if (!settle(order, payment) && payment.status === 'failed')
        book.advance(order.id, 'ATTEMPTED');
    return db.orders.get(order.id)!;
  };

  const takeOrder = (
    intent: Omit<PurchaseIntent, 'provider'>,
    findings: ReconciliationResult,
  ): Promise<Order> => {
    // Receipts are unique at the provider; the caller's need not be.
    const reference = `sw_${randomLetters(environment)}`;
    const order = book.take({ ...intent, provider: 'card' }, findings, () => ({
      id: reference,
      reference,
      askedUntil: environment.clock.now(),
    }));
    return named(order, order.reference === reference);
  };

  const ownOrder = (user: User, id: string): Order => {
    const order = db.orders.get(id);
    if (order?.provider !== 'card') throw new HttpError(404, 'There is no such order.');
    if (order.userId !== user.id) throw new HttpError(403, 'This order belongs to another user.');
    return order;
  };

  /** Whether the provider signed the payment that the payer's browser brings for this order. */
  const verify = async (user: User, payment: SignedPayment): Promise<boolean> => {
    const { id } = ownOrder(user, payment.orderId);
    const expected = await paymentSignature(id, payment.paymentId, provider.keySecret());
    return sameText(payment.signature, expected) && book.pay(id, payment.paymentId);
  };

  /** Whether the provider has a payment for an order that has arrived or may still arrive. */
  const knowsPayment = async (order: Order): Promise<boolean> =>
    isNamed(order) && (await paymentsOf(order)).some(({ status }) => status !== 'failed');

  return {
    knowsPayment,
    takeOrder,
    verify,
    receiveWebhook,
    reconcile,
    /** Records an attempt that only the payer's browser has reported. */
    noteAttempt: (user: User, orderId: string): void => {
      book.advance(ownOrder(user, orderId).id, 'ATTEMPTED');
    },
  };
};
