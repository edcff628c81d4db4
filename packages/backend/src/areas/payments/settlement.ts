import type { Backend } from '../../backend.ts';
import type { Order } from '../../db/records.ts';
import { isUnpaid, withStep } from './orderStates.ts';
import { isUpgrade, planOf } from './prices.ts';

type Refund = Order['refunds'][number];

interface Book extends Pick<Backend, 'db' | 'environment'> {
  /** The orders of a user. */
  readonly of: (userId: number) => Order[];
  readonly advance: (id: string, status: 'CANCELLED') => Order;
}

/** PayU charges a transaction only once; the card provider gives each payment an id. */
const isSamePayment = (order: Order, noted: string | null, paymentId: string | null): boolean =>
  order.provider === 'payu' || noted === paymentId;

/** Settles a proven payment: upgrades the owner's plan, or notes a refund. */
export const createSettlement = ({ db, environment, of, advance }: Book) => {
  const { clock, log } = environment;

  /** The reason to refund a payment of this order; undefined if it still benefits its owner. */
  const refundReason = ({ userId, roleId }: Order): Refund['reason'] | undefined => {
    const user = db.users.get(userId);
    if (!user || user.deletedAt !== null) return 'account gone';
    const plan = planOf(roleId);
    return plan && isUpgrade(plan, user.role) ? undefined : 'held already';
  };

  const raiseRole = (order: Order): void => {
    const { id, userId, roleId } = order;
    const { role } = db.users.get(userId)!;
    const plan = planOf(roleId)!;
    db.users.update(userId, { role: plan });
    db.orders.update(id, withStep(order, 'role raised', clock.now(), `${role} → ${plan}`));
    log('role raised', { order: id, user: userId, from: role, to: plan });
  };

  /** Cancels open orders that would no longer upgrade their owner. */
  const cancelSuperseded = ({ id, userId }: Order): void => {
    for (const other of of(userId))
      if (other.id !== id && isUnpaid(other) && refundReason(other)) advance(other.id, 'CANCELLED');
  };

  const noteRefund = (order: Order, paymentId: string | null, reason: Refund['reason']): void => {
    if (order.refunds.some((refund) => isSamePayment(order, refund.paymentId, paymentId))) return;
    const refund = { paymentId, reason, amountPaise: order.amountPaise, notedAt: clock.now() };
    db.orders.update(order.id, {
      refunds: [...order.refunds, refund],
      ...withStep(order, 'refund due', clock.now(), reason),
    });
    log('refund due', { order: order.id, payment: paymentId });
  };

  /** Handles a payment for a paid order: the same payment again, or a second one to refund. */
  const handleRepeatedPayment = (order: Order, paymentId: string | null): boolean => {
    const known = order.providerPaymentId;
    if (!isSamePayment(order, known, paymentId)) {
      noteRefund(order, paymentId, 'paid twice');
      return false;
    }
    if (known === null && paymentId !== null)
      db.orders.update(order.id, { providerPaymentId: paymentId });
    return true;
  };

  /**
   * Settles a verified payment and raises the role in one transaction; a payment that buys
   * nothing is marked for refund. Idempotent: a repeated notification changes nothing. Returns
   * whether this payment paid this order, now or earlier.
   */
  const pay = (id: string, paymentId: string | null): boolean =>
    db.transaction(() => {
      const order = db.orders.get(id)!;
      if (order.status === 'PAID') return handleRepeatedPayment(order, paymentId);
      const ordersWithPayment =
        paymentId === null ? [] : db.orders.where('providerPaymentId', paymentId);
      if (ordersWithPayment.some((other) => other.id !== id)) {
        log('payment of another order', { order: id, payment: paymentId });
        return false;
      }
      const reason = refundReason(order);
      if (reason && order.status === 'CANCELLED') {
        const closed = db.orders.update(id, { providerPaymentId: paymentId });
        noteRefund(closed, paymentId, reason);
        return false;
      }
      const paid = db.orders.update(id, {
        status: 'PAID',
        providerPaymentId: paymentId,
        paidAt: clock.now(),
        ...withStep(order, 'paid', clock.now(), paymentId),
      });
      if (reason) noteRefund(paid, paymentId, reason);
      else raiseRole(paid);
      cancelSuperseded(paid);
      return true;
    });

  return { pay };
};
