import type { Backend } from '../backend.ts';
import type { Order } from '../db/records.ts';
import type { Situation } from '../scenarios/index.ts';
import { createCardPayments } from './cardPayments.ts';
import { createOrderBook, type Findings } from './orderBook.ts';
import { createPayuPayments } from './payuPayments.ts';

/** How long a provider is asked about an order that is not paid: late money still counts. */
const watchedFor = 7 * 24 * 60 * 60 * 1000;

type Plays = (situation: Situation) => boolean;

/** Asks the providers what became of orders, without waiting for a browser or a webhook. */
export const createReconciliation = (
  backend: Pick<Backend, 'db' | 'environment' | 'scenarios'>,
) => {
  const { db, environment, scenarios } = backend;
  const book = createOrderBook(backend);
  const payments = { card: createCardPayments(backend), payu: createPayuPayments(backend) };

  const isWatched = ({ status, createdAt }: Order): boolean =>
    status !== 'PAID' && environment.clock.now() - createdAt < watchedFor;

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

  const several = async (orders: readonly Order[], plays: Plays): Promise<Findings> => {
    const arrived: Order[] = [];
    const unasked: Order[] = [];
    for (const order of orders.filter(isWatched)) {
      const found = await one(order, plays);
      if (!found) unasked.push(order);
      else if (found.status === 'PAID') arrived.push(found);
      else book.expire(found);
    }
    return { arrived, unasked };
  };

  return {
    one,
    /** When somebody signs in, opens the plans or starts an order. */
    user: (userId: number, plays: Plays): Promise<Findings> => several(book.of(userId), plays),
    /** Every minute. */
    all: (): Promise<Findings> =>
      several(db.orders.all(), (situation) => scenarios.plays(situation)),
  };
};
