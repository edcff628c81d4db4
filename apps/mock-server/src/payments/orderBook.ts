import type { Backend } from '../backend.ts';
import type { Order, User } from '../db/records.ts';
import { Refusal } from '../refusal.ts';
import { lifts, planOf, priceOf, type PlanId } from './prices.ts';

/** How long an unpaid order is asked for again, and a paid one guards against paying twice. */
export const orderLifetime = 30 * 60 * 1000;

/** By then a bank has confirmed a payment or sent the money back. */
export const pendingLifetime = 24 * 60 * 60 * 1000;

/**
 * An order only ever climbs. Late news of a payment counts even after EXPIRED or FAILED, not after
 * CANCELLED: another order of the same wish is paid.
 */
const step: Readonly<Record<Order['status'], number>> = {
  CREATED: 0,
  ATTEMPTED: 1,
  EXPIRED: 2,
  PENDING: 3,
  FAILED: 4,
  CANCELLED: 5,
  PAID: 6,
};

export interface Wish {
  readonly user: User;
  readonly plan: PlanId;
  readonly roleId: number;
  readonly provider: Order['provider'];
  readonly receipt: string;
  readonly description: string;
  readonly payer?: Order['payer'];
}

/** How a provider takes part in taking an order. */
export interface Provider {
  /** Opens an order over there and answers the id that both sides know it by. */
  readonly open: () => string;
  /** Asks over there whether an order was paid without our hearing of it. */
  readonly reconcile: (order: Order) => Order;
}

type Book = Pick<Backend, 'db' | 'environment'>;

/** The merchant's orders: which one a wish leads to, and how one becomes paid. */
export const createOrderBook = ({ db, environment: { clock, log } }: Book) => {
  const isFresh = (since: number, lifetime = orderLifetime): boolean =>
    clock.now() - since < lifetime;

  /** PENDING stays open for longer: its money may be on the way. */
  const isOpen = ({ status, createdAt }: Order): boolean =>
    (status === 'PENDING' && isFresh(createdAt, pendingLifetime)) ||
    ((status === 'CREATED' || status === 'ATTEMPTED') && isFresh(createdAt));

  const runOut = ({ status, createdAt }: Order): boolean =>
    (status === 'CREATED' || status === 'ATTEMPTED') && !isFresh(createdAt);

  const advance = (id: string, status: Exclude<Order['status'], 'PAID'>): Order =>
    db.transaction(() => {
      const order = db.orders.get(id)!;
      return step[status] > step[order.status] ? db.orders.update(id, { status }) : order;
    });

  const raiseRole = ({ id, userId, roleId }: Order): void => {
    const user = db.users.get(userId);
    const plan = planOf(roleId);
    if (!user || user.deletedAt !== null || !plan || !lifts(plan, user.role)) return;
    db.users.update(userId, { role: plan });
    log('role raised', { order: id, user: userId, from: user.role, to: plan });
  };

  /** One wish is paid once: whatever else stands open for it is closed. */
  const cancelOthers = ({ id, userId, roleId }: Order): void => {
    for (const other of db.orders.where('userId', String(userId)))
      if (other.id !== id && other.roleId === roleId && other.status !== 'PAID')
        advance(other.id, 'CANCELLED');
  };

  /** Money that came for a closed order goes back; noted once. */
  const refund = ({ id, providerPaymentId }: Order, paymentId: string | null): void => {
    if (providerPaymentId === paymentId) return;
    db.orders.update(id, { providerPaymentId: paymentId });
    log('refund due', { order: id, payment: paymentId });
  };

  /**
   * Notes a proven payment and raises the role, both or neither. Answers whether this very
   * payment paid this order, now or earlier; only the first time changes anything.
   */
  const pay = (id: string, paymentId: string | null): boolean =>
    db.transaction(() => {
      const order = db.orders.get(id)!;
      if (order.status === 'PAID') {
        const same = order.providerPaymentId === paymentId;
        if (!same) log('order paid twice', { order: id, payment: paymentId });
        return same;
      }
      if (order.status === 'CANCELLED') {
        refund(order, paymentId);
        return false;
      }
      if (paymentId !== null && db.orders.where('providerPaymentId', paymentId).length > 0) {
        log('payment of another order', { order: id, payment: paymentId });
        return false;
      }
      const paid = db.orders.update(id, {
        status: 'PAID',
        providerPaymentId: paymentId,
        paidAt: clock.now(),
      });
      raiseRole(paid);
      cancelOthers(paid);
      return true;
    });

  /**
   * One order for each user, plan and provider: double clicks, second tabs and reloads all get
   * the one that is open, or the one just paid, which its provider will not charge again. After
   * that time a wish for a plan already held is a purchase like any other.
   */
  const take = ({ user, plan, roleId, ...wish }: Wish, { open, reconcile }: Provider): Order =>
    db.transaction(() => {
      const mine = db.orders
        .where('userId', String(user.id))
        .filter((order) => order.roleId === roleId)
        .map((order) =>
          order.provider === wish.provider && (runOut(order) || order.status === 'PENDING')
            ? reconcile(order)
            : order,
        );
      const holdsIt = !lifts(plan, db.users.get(user.id)!.role);
      const justPaid = mine.find(({ paidAt }) => holdsIt && paidAt !== null && isFresh(paidAt));
      if (justPaid?.provider === wish.provider) return justPaid;
      if (justPaid) throw new Refusal(409, 'This plan is paid for already. Nothing was charged.');
      const amountPaise = priceOf(plan).totalPaise;
      const reusable = mine.find(
        (order) =>
          order.provider === wish.provider && order.amountPaise === amountPaise && isOpen(order),
      );
      if (reusable) return reusable;
      for (const order of mine) if (runOut(order)) advance(order.id, 'EXPIRED');
      return db.orders.put({
        payer: null,
        ...wish,
        id: open(),
        userId: user.id,
        roleId,
        amountPaise,
        status: 'CREATED',
        providerPaymentId: null,
        createdAt: clock.now(),
        paidAt: null,
        webhookEvents: [],
      });
    });

  return { take, pay, advance };
};
