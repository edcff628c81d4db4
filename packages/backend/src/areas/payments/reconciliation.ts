import { day } from '@seatwise/api-client/contract/constants/time';
import type { providerAnswers } from '@seatwise/api-client/contract/adminPayments';
import type { Backend } from '../../backend.ts';
import type { Order } from '../../db/records.ts';
import type { Situation } from '../../http/scenarios.ts';
import { createCardPayments } from './cardPayments.ts';
import { createOrderBook, type ReconciliationResult } from './orderBook.ts';
import { isNamed } from './orderStates.ts';
import { createPayuPayments } from './payuPayments.ts';

/** How long providers are asked about an unpaid order; a webhook may report its payment later. */
const reconcileWindow = 7 * day;

type Plays = (situation: Situation) => boolean;

/** Reconciles orders with the providers, without waiting for a browser or a webhook. */
export const createReconciliation = (
  backend: Pick<Backend, 'db' | 'environment' | 'scenarios' | 'providers'>,
) => {
  const { db, environment, scenarios } = backend;
  const book = createOrderBook(backend);
  const payments = { card: createCardPayments(backend), payu: createPayuPayments(backend) };

  /** An order without the provider's id cannot be paid; the id is sought only while it is open. */
  const needsReconciliation = (order: Order): boolean =>
    order.status !== 'PAID' &&
    environment.clock.now() - order.createdAt < reconcileWindow &&
    (isNamed(order) || book.isOpen(order));

  /** The order, updated from its provider; undefined if the provider cannot be asked. */
  const one = async (order: Order, plays: Plays): Promise<Order | undefined> => {
    if (plays('payment.unverified') || plays('payment.provider-down')) return undefined;
    try {
      return await payments[order.provider].reconcile(order);
    } catch (error) {
      environment.log('provider not asked', { order: order.id, error: String(error) });
      return undefined;
    }
  };

  /** The provider's state of an order once its payments are settled, and its id at that time. */
  const inquire = async (
    order: Order,
    plays: Plays,
  ): Promise<{ readonly id: string; readonly says: (typeof providerAnswers)[number] }> => {
    const found = await one(order, plays);
    if (!found) return { id: order.id, says: 'unreachable' };
    const { id, status } = found;
    if (status === 'PAID') return { id, says: 'paid' };
    book.expire(found);
    try {
      if (await payments[order.provider].knowsPayment(found)) return { id, says: 'pending' };
    } catch (error) {
      environment.log('provider not asked', { order: id, error: String(error) });
      return { id, says: 'unreachable' };
    }
    return { id, says: status === 'FAILED' ? 'failed' : 'unknown' };
  };

  const reconcileOrders = async (
    orders: readonly Order[],
    plays: Plays,
  ): Promise<ReconciliationResult> => {
    const paid: Order[] = [];
    const unreachable: Order[] = [];
    for (const order of orders.filter(needsReconciliation))
      await db.turns.take(async () => {
        const found = await one(order, plays);
        if (!found) unreachable.push(order);
        else if (found.status === 'PAID') paid.push(found);
        else book.expire(found);
      });
    return { paid, unreachable };
  };

  return {
    one,
    inquire,
    /** Runs when staff ask. */
    orders: reconcileOrders,
    /** Runs at sign-in, on the plans page and before a new order. */
    user: (userId: number, plays: Plays): Promise<ReconciliationResult> =>
      reconcileOrders(book.of(userId), plays),
    /** Runs every minute. */
    all: (): Promise<ReconciliationResult> =>
      reconcileOrders(db.orders.all(), (situation) => scenarios.plays(situation)),
  };
};
