import { day } from '@seatwise/api-client/contract/constants/time';
import type { providerAnswers } from '@seatwise/api-client/contract/adminPayments';
import type { Backend } from '../../backend.ts';
import type { Order } from '../../db/records.ts';
import type { Situation } from '../../http/scenarios.ts';
import { createCardPayments } from './cardPayments.ts';
import { createOrderBook, type ReconciliationResult } from './orderBook.ts';
import { createPayuPayments } from './payuPayments.ts';

/** How long an unpaid order is reconciled, because late payments count. */
const reconcileWindow = 7 * day;

type Plays = (situation: Situation) => boolean;

/** Reconciles orders with the providers, without waiting for a browser or a webhook. */
export const createReconciliation = (
  backend: Pick<Backend, 'db' | 'environment' | 'scenarios' | 'providers'>,
) => {
  const { db, environment, scenarios } = backend;
  const book = createOrderBook(backend);
  const payments = { card: createCardPayments(backend), payu: createPayuPayments(backend) };

  const needsReconciliation = ({ status, createdAt }: Order): boolean =>
    status !== 'PAID' && environment.clock.now() - createdAt < reconcileWindow;

  /** The order as its provider has it; undefined where the provider cannot be asked. */
  const one = async (order: Order, plays: Plays): Promise<Order | undefined> => {
    if (plays('payment.unverified') || plays('payment.provider-down')) return undefined;
    try {
      return await payments[order.provider].reconcile(order);
    } catch (error) {
      environment.log('provider not asked', { order: order.id, error: String(error) });
      return undefined;
    }
  };

  /** What the provider says about an order, after its payments are settled. */
  const inquire = async (order: Order, plays: Plays): Promise<(typeof providerAnswers)[number]> => {
    const found = await one(order, plays);
    if (!found) return 'unreachable';
    if (found.status === 'PAID') return 'paid';
    book.expire(found);
    try {
      if (await payments[order.provider].knowsPayment(order)) return 'pending';
    } catch (error) {
      environment.log('provider not asked', { order: order.id, error: String(error) });
      return 'unreachable';
    }
    return found.status === 'FAILED' ? 'failed' : 'unknown';
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
    /** When staff ask. */
    orders: reconcileOrders,
    /** Runs at sign-in, on the plans page and before a new order. */
    user: (userId: number, plays: Plays): Promise<ReconciliationResult> =>
      reconcileOrders(book.of(userId), plays),
    /** Every minute. */
    all: (): Promise<ReconciliationResult> =>
      reconcileOrders(db.orders.all(), (situation) => scenarios.plays(situation)),
  };
};
