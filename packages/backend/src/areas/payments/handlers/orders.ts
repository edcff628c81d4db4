import { iso } from '@seatwise/api-client/contract/constants/time';
import { orders as contract } from '@seatwise/api-client/contract/orders';
import { providers } from '@seatwise/api-client/contract/payments';
import type { RowOf } from '@seatwise/api-client/contract/operation';
import type { Backend } from '../../../backend.ts';
import type { Order } from '../../../db/records.ts';
import { createOrderBook } from '../orderBook.ts';
import { gstPercent } from '@seatwise/api-client/contract/constants/plans';
import { planOf, splitPrice } from '../prices.ts';
import { createReconciliation } from '../reconciliation.ts';
import { orderMessages } from '../orderMessages.ts';
import { HttpError } from '../../../httpError.ts';
import { serveArea } from '../../../http/handle.ts';

/** When the last refund of an order was sent; null if there is none or one is still due. */
const refundedAtOf = ({ refunds }: Order): number | null => {
  const sent = refunds.map(({ refunded }) => refunded?.at ?? Infinity);
  const last = Math.max(0, ...sent);
  return last === 0 || last === Infinity ? null : last;
};

type OrderRow = RowOf<typeof contract.listOrders>;

/** A student's own orders: their states and receipts, and the cancelling of unpaid orders. */
export const orderHandlers = (backend: Backend) => {
  const { db } = backend;
  const book = createOrderBook(backend);
  const reconciliation = createReconciliation(backend);

  const rowOf = (order: Order): OrderRow => ({
    id: order.id,
    plan: planOf(order.roleId) ?? null,
    provider: providers[order.provider].slug,
    state: book.stateOf(order),
    canCancel: book.isOpen(order),
    currency: 'INR',
    gstPercent,
    ...splitPrice(order.amountPaise),
    refundPaise: order.refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    creditNote: order.refunds.findLast(({ creditNote }) => creditNote)?.creditNote,
    refundedAt: iso(refundedAtOf(order)),
    gstin: order.gstin ?? undefined,
    createdAt: iso(order.createdAt),
    paidAt: iso(order.paidAt),
    paymentId: order.providerPaymentId,
  });

  return serveArea(backend, contract, {
    listOrders: async ({ user, plays, userNow }) => {
      await reconciliation.user(user.id, plays);
      return book
        .of(userNow().id)
        .toReversed()
        .toSorted((a, b) => b.createdAt - a.createdAt)
        .map(rowOf);
    },

    cancelOrder: async ({ input: { id }, user, plays }) => {
      const asked = db.orders.get(id);
      if (asked?.userId !== user.id) throw new HttpError(404, 'There is no such order.');
      const order = asked.status === 'PAID' ? asked : await reconciliation.one(asked, plays);
      if (!order) throw new HttpError(409, orderMessages.unasked(asked));
      const current = db.orders.get(order.id)!;
      if (current.status === 'PAID') throw new HttpError(409, orderMessages.settled(current));
      if (book.isOnItsWay(current)) throw new HttpError(409, orderMessages.onItsWay(current));
      return rowOf(book.isOpen(current) ? book.advance(current.id, 'CANCELLED') : current);
    },
  });
};
