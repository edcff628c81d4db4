import { indianDay, iso, isoDayOf } from '@seatwise/api-client/contract/constants/time';
import { adminPayments as contract } from '@seatwise/api-client/contract/adminPayments';
import type { RowOf } from '@seatwise/api-client/contract/operation';
import { providers } from '@seatwise/api-client/contract/payments';
import type { Backend } from '../../../backend.ts';
import type { Order } from '../../../db/records.ts';
import { HttpError, orNotFound } from '../../../httpError.ts';
import { createOrderBook } from '../orderBook.ts';
import { createOrderSearch } from '../orderSearch.ts';
import { creditNoteNumber } from '../creditNotes.ts';
import { earnedPaise, requestedPaise, withStep } from '../orderStates.ts';
import { inRupees, planOf } from '../prices.ts';
import { createReconciliation } from '../reconciliation.ts';
import { pageOf } from '../../../http/pageOf.ts';
import { serveArea } from '../../../http/handle.ts';

type PaymentRow = RowOf<typeof contract.listPayments>;
type Refund = Order['refunds'][number];
type PaymentTotal = RowOf<typeof contract.paymentTotals>;

const daysOfTotals = 365;

const refundRow = ({ refunded, notedAt, ...refund }: Refund) => ({
  ...refund,
  notedAt: iso(notedAt),
  refundedAt: refunded ? iso(refunded.at) : null,
  refundedBy: refunded?.by ?? null,
  note: refunded?.note ?? null,
});

const requireDue = ({ refunds }: Order, isWanted: (refund: Refund) => boolean): Refund => {
  const due = orNotFound(refunds.find(isWanted), 'There is no such refund.');
  if (due.refunded) throw new HttpError(409, 'This refund is marked already.');
  return due;
};

/** The orders of all students, for staff. */
export const adminPaymentHandlers = (backend: Backend) => {
  const { db, environment } = backend;
  const book = createOrderBook(backend);
  const orders = createOrderSearch(backend, book);
  const reconciliation = createReconciliation(backend);

  const rowOf = (order: Order): PaymentRow => {
    const user = db.users.get(order.userId);
    return {
      id: order.id,
      provider: providers[order.provider].slug,
      plan: planOf(order.roleId) ?? null,
      state: orders.stateOf(order),
      userId: order.userId,
      userName: user?.username ?? '',
      userEmail: user?.email ?? '',
      totalPaise: order.amountPaise,
      createdAt: iso(order.createdAt),
      paidAt: iso(order.paidAt),
      paymentId: order.providerPaymentId,
      gstin: order.gstin ?? null,
      refunds: order.refunds.map(refundRow),
      steps: order.steps.map(({ at, ...step }) => ({ ...step, at: iso(at) })),
    };
  };

  const requireOrder = (id: string): Order =>
    orNotFound(db.orders.get(id), 'There is no such order.');

  const now = (): number => environment.clock.now();

  const subjectOf = ({ id, userId }: Order) =>
    ({ kind: 'payment', id, label: db.users.get(userId)?.username ?? '' }) as const;

  return serveArea(backend, contract, {
    findPayments: ({ input: { page, size, ...wanted } }) => {
      const found = orders.find(wanted);
      return {
        payments: pageOf(found, page, size).map(({ order }) => rowOf(order)),
        found: found.length,
        all: db.orders.size,
        totals: orders.totals(),
      };
    },

    listPayments: ({ input }) => orders.find(input).map(({ order }) => rowOf(order)),

    paymentTotals: () => {
      const today = indianDay(environment.clock.now());
      const found = new Map<string, PaymentTotal>();
      for (const order of db.orders.all()) {
        const plan = planOf(order.roleId);
        const earned = earnedPaise(order);
        if (!plan || order.paidAt === null || earned === 0) continue;
        const day = indianDay(order.paidAt);
        if (day <= today - daysOfTotals) continue;
        const key = `${day} ${plan}`;
        const { paise, orders } = found.get(key) ?? { paise: 0, orders: 0 };
        found.set(key, {
          day: isoDayOf(day),
          plan,
          paise: paise + earned,
          orders: orders + 1,
        });
      }
      return [...found.values()].toSorted((a, b) => a.day.localeCompare(b.day));
    },

    reconcilePayments: async ({ input: { id }, plays, audit }) => {
      const asked = id === undefined ? db.orders.all() : [requireOrder(id)];
      const { paid, unreachable } = await reconciliation.orders(asked, plays);
      const found = { paid: paid.length, unreachable: unreachable.length };
      audit({ subject: { kind: 'payment', id: id ?? 'all', label: id ?? '' }, after: found });
      return found;
    },

    markRefunded: ({ input, user, audit }) => {
      const order = requireOrder(input.id);
      const due = requireDue(
        order,
        ({ paymentId, creditNote }) =>
          paymentId === input.paymentId && creditNote === input.creditNote,
      );
      const at = now();
      const refunded = { at, by: user.username, note: input.note };
      return db.transaction(() => {
        const changed = db.orders.update(order.id, {
          refunds: order.refunds.map((refund) => (refund === due ? { ...due, refunded } : refund)),
          ...withStep(order, 'refunded', at, inRupees(due.amountPaise)),
        });
        audit({
          subject: subjectOf(order),
          before: { refund: 'due' },
          after: { refund: `${inRupees(due.amountPaise)} sent back`, note: input.note },
        });
        return rowOf(changed);
      });
    },

    askProvider: async ({ input, plays, audit }) => {
      const { id, says } = await reconciliation.inquire(requireOrder(input.id), plays);
      const order = requireOrder(id);
      audit({ subject: subjectOf(order), after: { says } });
      return { says, payment: rowOf(order) };
    },

    closePayment: async ({ input: { reason, ...input }, plays, audit }) => {
      const { id, says } = await reconciliation.inquire(requireOrder(input.id), plays);
      if (says !== 'unknown')
        throw new HttpError(409, 'Only an order that its provider does not know can be closed.');
      return db.transaction(() => {
        const order = requireOrder(id);
        const state = orders.stateOf(order);
        if (state !== 'open' && state !== 'on-its-way')
          throw new HttpError(409, 'This order is decided already.');
        const closed = book.advance(id, 'FAILED');
        const changed = db.orders.update(id, withStep(closed, 'closed', now(), reason));
        audit({ subject: subjectOf(order), before: { state }, after: { state: 'failed', reason } });
        return rowOf(changed);
      });
    },

    requestRefund: ({ input: { id, amountPaise, reason }, audit }) =>
      db.transaction(() => {
        const order = requireOrder(id);
        const isWhollyDue = order.refunds.some(
          (refund) => refund.reason !== 'requested' && refund.paymentId === order.providerPaymentId,
        );
        if (order.status !== 'PAID' || isWhollyDue)
          throw new HttpError(409, 'You can refund only a payment for a plan.');
        if (amountPaise > order.amountPaise - requestedPaise(order))
          throw new HttpError(409, 'You cannot refund more than is left of the payment.');
        const creditNote = creditNoteNumber(db, now());
        const refund = {
          paymentId: order.providerPaymentId,
          amountPaise,
          reason: 'requested' as const,
          notedAt: now(),
          creditNote,
          detail: reason,
        };
        const amount = inRupees(amountPaise);
        const changed = db.orders.update(id, {
          refunds: [...order.refunds, refund],
          ...withStep(order, 'refund due', now(), `${amount}, ${creditNote}: ${reason}`),
        });
        audit({ subject: subjectOf(order), after: { refund: amount, creditNote, reason } });
        return rowOf(changed);
      }),

    withdrawRefund: ({ input: { id, creditNote }, audit }) =>
      db.transaction(() => {
        const order = requireOrder(id);
        const due = requireDue(order, (refund) => refund.creditNote === creditNote);
        const amount = inRupees(due.amountPaise);
        const changed = db.orders.update(id, {
          refunds: order.refunds.filter((refund) => refund !== due),
          withdrawnNotes: [...(order.withdrawnNotes ?? []), creditNote],
          ...withStep(order, 'refund withdrawn', now(), `${amount}, ${creditNote}`),
        });
        audit({
          subject: subjectOf(order),
          before: { refund: amount, creditNote },
          after: { refund: 'withdrawn' },
        });
        return rowOf(changed);
      }),

    saveGstin: ({ input: { id, gstin }, audit }) =>
      db.transaction(() => {
        const order = requireOrder(id);
        audit({
          subject: subjectOf(order),
          before: { gstin: order.gstin ?? null },
          after: { gstin },
        });
        return rowOf(db.orders.update(id, { gstin }));
      }),
  });
};
