import * as z from 'zod/mini';
import { planIds } from './constants/plans.ts';
import { json, operation, rows } from './operation.ts';
import { orderStates } from './orders.ts';
import { providers } from './payments.ts';
import { maybe, shortText } from './values.ts';

const paise = z.int();

/** What happened to an order, in the order it happened. */
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
  'refunded',
] as const;

const payment = z.object({
  id: z.string(),
  provider: z.enum([providers.card.slug, providers.payu.slug]),
  plan: maybe(z.enum(planIds)),
  state: z.enum(orderStates),
  userId: z.int(),
  userName: z.string(),
  userEmail: z.string(),
  totalPaise: paise,
  createdAt: z.string(),
  paidAt: maybe(z.string()),
  /** The provider's number of the payment. */
  paymentId: maybe(z.string()),
  refunds: z.array(
    z.object({
      paymentId: maybe(z.string()),
      amountPaise: paise,
      reason: z.string(),
      notedAt: z.string(),
      refundedAt: maybe(z.string()),
      refundedBy: maybe(z.string()),
      note: maybe(z.string()),
    }),
  ),
  steps: z.array(z.object({ at: z.string(), step: z.enum(orderSteps), detail: maybe(z.string()) })),
});

const listPayments = operation({
  id: 'listPayments',
  documented: null,
  summary: 'Every order of both providers with its story, newest first',
  method: 'GET',
  path: '/api/admin/payments',
  access: 'admin',
  answer: rows(payment),
});

const paymentTotals = operation({
  id: 'paymentTotals',
  documented: null,
  summary:
    'What was paid on each day in India for each plan, over the last 365 days; refunds not counted',
  method: 'GET',
  path: '/api/admin/payments/totals',
  access: 'admin',
  answer: rows(
    z.object({
      /** Such as 2026-11-20. */
      day: z.string(),
      plan: z.enum(planIds),
      paise,
      orders: z.int(),
    }),
  ),
});

const reconcilePayments = operation({
  id: 'reconcilePayments',
  documented: null,
  summary: 'Ask the providers what became of one order, or of all that are not decided',
  method: 'POST',
  path: '/api/admin/payments/reconcile',
  access: 'admin',
  body: z.object({ id: z.optional(shortText) }),
  answer: json(
    z.object({
      /** Orders that turned out to be paid. */
      paid: z.int(),
      /** Orders whose provider could not be asked. */
      unreachable: z.int(),
    }),
  ),
  failures: { 404: { when: 'No such order' } },
});

const markRefunded = operation({
  id: 'markRefunded',
  documented: null,
  summary: 'Note that the money of a refund was sent back',
  method: 'PUT',
  path: '/api/admin/payments/{id}/refund',
  access: 'admin',
  params: z.object({ id: shortText }),
  body: z.object({ paymentId: z.nullable(shortText), note: z.string().check(z.maxLength(500)) }),
  answer: json(payment),
  failures: {
    404: { when: 'No such order, or no such refund of it' },
    409: { when: 'The refund is marked already' },
  },
});

export const adminPayments = { listPayments, paymentTotals, reconcilePayments, markRefunded };
