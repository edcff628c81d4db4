import { second } from '@seatwise/api-client/contract/constants/time';
import type { Backend } from '../../backend.ts';
import type { Order } from '../../db/records.ts';
import { HttpError } from '../../httpError.ts';
import type { createOrderBook } from './orderBook.ts';
import { orderMessages } from './orderMessages.ts';
import { isNamed } from './orderStates.ts';
import { planOf } from './prices.ts';

/** How long the provider may take to give an order its id; an adapter gives up earlier. */
const askingTime = 30 * second;

const pollInterval = 50;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Gets the card provider's id for orders. An order is first written under our reference, then the
 * provider is asked outside the turn, and its id is written last. Nobody can pay an order before
 * that, so an order whose answer was lost is looked up by its reference, and never made twice.
 */
export const createCardOrders = (
  { db, environment, providers: { card } }: Pick<Backend, 'db' | 'environment' | 'providers'>,
  book: Pick<ReturnType<typeof createOrderBook>, 'of' | 'isAsked' | 'isOpen'>,
) => {
  const { clock, log } = environment;

  /** The order under its present id, ours or the provider's. */
  const current = ({ id, userId, reference }: Order): Order | undefined =>
    db.orders.get(id) ?? book.of(userId).find((order) => order.reference === reference);

  /** Gives an order the provider's id, once. */
  const name = (order: Order, id: string): Order | undefined =>
    db.transaction(() => {
      const unnamed = db.orders.get(order.id);
      if (!unnamed) return current(order);
      const { askedUntil: _, ...named } = unnamed;
      db.orders.delete(order.id);
      return db.orders.put({ ...named, id });
    });

  /** Gets the id of an order whose answer was lost, if the provider knows the order. */
  const recover = async (order: Order): Promise<Order | undefined> => {
    const found = await db.turns.aside(() => card.findOrder(order.reference!));
    return found ? name(order, found.id) : current(order);
  };

  const create = async ({ id, reference, amountPaise, roleId, userId }: Order) =>
    card.createOrder({
      amount: amountPaise,
      currency: 'INR',
      receipt: reference ?? id,
      notes: { plan: planOf(roleId) ?? '', userId },
    });

  const ask = async (order: Order, isNew: boolean): Promise<Order | undefined> => {
    db.orders.update(order.id, { askedUntil: clock.now() + askingTime });
    // The order is durable before the provider learns of it.
    await db.turns.aside(async () => {});
    try {
      const found = isNew ? undefined : await recover(order);
      if (found && isNamed(found)) return found;
      return name(order, (await db.turns.aside(() => create(order))).id);
    } catch (error) {
      log('order not opened', { order: order.id, error: String(error) });
      if (db.orders.get(order.id)) db.orders.update(order.id, { askedUntil: clock.now() });
      return undefined;
    }
  };

  const waitForOther = async (order: Order): Promise<Order | undefined> => {
    for (let left = askingTime; left > 0; left -= pollInterval) {
      const now = current(order);
      if (!now || !book.isAsked(now)) return now;
      await db.turns.aside(() => pause(pollInterval));
    }
    return current(order);
  };

  /** The order once the provider has given its id, perhaps to another call. */
  const named = async (order: Order, isNew: boolean): Promise<Order> => {
    if (isNamed(order)) return order;
    const answered =
      !isNew && book.isAsked(order) ? await waitForOther(order) : await ask(order, isNew);
    if (!answered || !isNamed(answered)) throw new HttpError(503, orderMessages.unopened(order));
    if (!book.isOpen(answered)) throw new HttpError(409, orderMessages.closed(answered));
    return answered;
  };

  return { named, recover };
};
