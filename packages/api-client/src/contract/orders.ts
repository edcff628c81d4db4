import * as z from 'zod/mini';
import { planIds } from './constants/plans.ts';
import { json, defineArea, rows } from './operation.ts';
import { providers } from './payments.ts';
import { maybe, shortText, timestamp } from './values.ts';

/**
 * Additional calls, so that a payment is known in every tab, browser and device. Where a backend
 * does not implement them (404 or 501), only the specified payment calls are used.
 */

export const orderStates = [
  /** Opened at its provider, and nothing is paid. */
  'open',
  /** The money may have moved; its provider has not decided yet. */
  'on-its-way',
  'paid',
  'failed',
  'cancelled',
  'expired',
  /** Paid without need: twice, for a plan already held, or for a deleted account. */
  'refund-due',
  'refunded',
] as const;

const paise = maybe(z.int());

/** An order with what its receipt shows. */
const order = z.object({
  id: z.string(),
  plan: maybe(z.enum(planIds)),
  provider: maybe(z.enum([providers.card.slug, providers.payu.slug])),
  state: maybe(z.enum(orderStates)),
  /** Whether its owner may close it to pay in another way. */
  canCancel: maybe(z.boolean()),
  currency: maybe(z.string()),
  basePaise: paise,
  gstPercent: maybe(z.number()),
  gstPaise: paise,
  totalPaise: paise,
  /** What its owner gets back. */
  refundPaise: paise,
  /** The newest credit note of a refund that staff decided on. */
  creditNote: maybe(z.string()),
  /** When the last of it was sent; null while some is to be sent. */
  refundedAt: maybe(timestamp),
  /** The buyer's GST identification number on the invoice. */
  gstin: maybe(z.string()),
  createdAt: maybe(timestamp),
  paidAt: maybe(timestamp),
  /** The provider's number of the payment. */
  paymentId: maybe(z.string()),
});

export const orders = defineArea('student', {
  listOrders: {
    summary: "One's own orders, newest first; open ones are asked for at their provider before",
    route: 'GET /api/orders',
    answer: rows(order),
  },

  cancelOrder: {
    summary: 'Close an open order that its provider says is not paid',
    route: 'POST /api/orders/{id}/cancel',
    params: z.object({ id: shortText }),
    answer: json(order),
    failures: {
      404: "No such order, or another user's",
      409: 'The order is paid or may be, or its provider cannot be asked',
    },
  },
});
