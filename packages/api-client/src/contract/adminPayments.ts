import * as z from 'zod/mini';
import { isGstin } from './constants/gstin.ts';
import { planIds } from './constants/plans.ts';
import { json, defineArea, rows } from './operation.ts';
import { orderStates } from './orders.ts';
import { providers } from './payments.ts';
import { bounded, maybe, paging, shortText } from './values.ts';

const paise = z.int();

/** The events of an order, in the order in which they happen. */
export const orderSteps = [
  'created',
  'attempted',
  'pending',
  'failed',
  'cancelled',
  'expired',
  'paid',
  'role raised',
  'refund due',
  'refund withdrawn',
  'refunded',
  'closed',
] as const;

/** A provider's answer about one order; `unknown` if it has no payment for the order. */
export const providerAnswers = ['paid', 'failed', 'pending', 'unknown', 'unreachable'] as const;

const providerSlug = z.enum([providers.card.slug, providers.payu.slug]);

const payment = z.object({
  id: z.string(),
  provider: providerSlug,
  plan: maybe(z.enum(planIds)),
  state: z.enum(orderStates),
  userId: z.int(),
  userName: z.string(),
  userEmail: z.string(),
  totalPaise: paise,
  createdAt: z.string(),
  paidAt: maybe(z.string()),
  /** The provider's id of the payment. */
  paymentId: maybe(z.string()),
  /** The buyer's GST identification number on the invoice. */
  gstin: maybe(z.string()),
  refunds: z.array(
    z.object({
      paymentId: maybe(z.string()),
      amountPaise: paise,
      reason: z.string(),
      notedAt: z.string(),
      refundedAt: maybe(z.string()),
      refundedBy: maybe(z.string()),
      note: maybe(z.string()),
      /** The number of the credit note, and the reason; only for refunds on request. */
      creditNote: maybe(z.string()),
      detail: maybe(z.string()),
    }),
  ),
  steps: z.array(z.object({ at: z.string(), step: z.enum(orderSteps), detail: maybe(z.string()) })),
});

/** What the payments can be sorted by. */
export const paymentSorts = ['createdAt', 'user', 'plan', 'amount', 'state', 'provider'] as const;

/** Which orders to list, and how to sort them; by default all, the newest first. */
const wanted = {
  /** Matches the student's name, email, phone, roll number, the amount, or an order's number. */
  search: z.optional(shortText),
  state: z.optional(z.enum(orderStates)),
  provider: z.optional(providerSlug),
  sort: z.optional(z.enum(paymentSorts)),
  order: z.optional(z.enum(['ascending', 'descending'])),
};

const unknownOrder = { 404: 'No such order' };
const dueRefund = {
  404: 'No such order, or no such refund of it',
  409: 'The refund is marked already',
};

const total = z.object({ paise, count: z.int() });

export const adminPayments = defineArea('admin', {
  findPayments: {
    summary: 'A page of the orders of both providers with their stories, and how many there are',
    route: 'GET /api/admin/payments/page',
    query: z.object({ ...wanted, ...paging }),
    answer: json(
      z.object({
        payments: z.array(payment),
        /** The number of matching orders. */
        found: z.int(),
        /** The number of all orders. */
        all: z.int(),
        /** The sums of all orders, whatever the search. */
        totals: z.object({ paid: total, pending: total, refunds: total }),
      }),
    ),
  },

  listPayments: {
    summary: 'All orders that fit, without pages: what a file of them holds',
    route: 'GET /api/admin/payments',
    query: z.object(wanted),
    answer: rows(payment),
  },

  paymentTotals: {
    summary:
      'What was paid on each day in India for each plan, over the last 365 days; refunds not counted',
    route: 'GET /api/admin/payments/totals',
    answer: rows(
      z.object({
        /** In the form 2026-11-20. */
        day: z.string(),
        plan: z.enum(planIds),
        paise,
        orders: z.int(),
      }),
    ),
  },

  reconcilePayments: {
    summary: 'Ask the providers what became of one order, or of all that are not decided',
    route: 'POST /api/admin/payments/reconcile',
    body: z.object({ id: z.optional(shortText) }),
    answer: json(
      z.object({
        /** Orders that turned out to be paid. */
        paid: z.int(),
        /** Orders whose provider could not be reached. */
        unreachable: z.int(),
      }),
    ),
    failures: { 404: 'No such order' },
  },

  markRefunded: {
    summary: 'Note that the money of a refund was sent back',
    route: 'PUT /api/admin/payments/{id}/refund',
    asksProof: 'always',
    params: z.object({ id: shortText }),
    body: z.object({
      paymentId: z.nullable(shortText),
      note: z.string().check(z.maxLength(500)),
      /** The refund to settle, if it was requested. */
      creditNote: z.optional(shortText),
    }),
    answer: json(payment),
    failures: dueRefund,
  },

  askProvider: {
    summary: 'Ask the provider about one order, however old it is',
    route: 'POST /api/admin/payments/{id}/inquiry',
    params: z.object({ id: shortText }),
    answer: json(z.object({ says: z.enum(providerAnswers), payment })),
    failures: unknownOrder,
  },

  closePayment: {
    summary: 'Close an order for which its provider knows no payment; it is asked again before',
    route: 'POST /api/admin/payments/{id}/closure',
    params: z.object({ id: shortText }),
    body: z.object({ reason: bounded(500) }),
    answer: json(payment),
    failures: {
      ...unknownOrder,
      409: 'The order is decided, its provider knows a payment of it, or cannot be asked',
    },
  },

  requestRefund: {
    summary: 'Decide that a paid order is refunded, in full or in part; numbers the credit note',
    route: 'POST /api/admin/payments/{id}/refunds',
    asksProof: 'always',
    params: z.object({ id: shortText }),
    body: z.object({ amountPaise: paise.check(z.positive()), reason: bounded(500) }),
    answer: json(payment),
    failures: {
      ...unknownOrder,
      409: 'The order is not paid, or less of it is left to refund',
    },
  },

  withdrawRefund: {
    summary: 'Take a refund back that was decided, while no money was sent',
    route: 'POST /api/admin/payments/{id}/refunds/withdrawal',
    asksProof: 'always',
    params: z.object({ id: shortText }),
    body: z.object({ creditNote: shortText }),
    answer: json(payment),
    failures: dueRefund,
  },

  saveGstin: {
    summary: 'Set the GST identification number on the invoice of an order; null removes it',
    route: 'PUT /api/admin/payments/{id}/gstin',
    params: z.object({ id: shortText }),
    body: z.object({ gstin: z.nullable(z.string().check(z.refine(isGstin, 'No GSTIN.'))) }),
    answer: json(payment),
    failures: unknownOrder,
  },
});
