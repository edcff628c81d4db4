import * as z from 'zod/mini';
import { planIds } from './constants/plans.ts';
import { json, defineArea, rows } from './operation.ts';
import { providers } from './payments.ts';
import { maybe, shortText, timestamp } from './values.ts';

/**
 * Additional calls that show a payment in every tab, browser and device. If a backend does not
 * implement them (404 or 501), the app only uses the specified payment calls.
 */

export const orderStates = [
  /** Opened at its provider; nothing is paid yet. */
  'open',
  /** The money may have moved; its provider has not decided yet. */
  'on-its-way',
  'paid',
  'failed',
  'cancelled',
  'expired',
  /** Paid needlessly: twice, for a plan already held, or for a deleted account. */
  'refund-due',
  'refunded',
] as const;

const paise = maybe(z.int());

/** An order with the data of its receipt. */
const order = z.object({
  id: z.string(),
  plan: maybe(z.enum(planIds)),
  provider: maybe(z.enum([providers.card.slug, providers.payu.slug])),
  state: maybe(z.enum(orderStates)),
  /** Whether the owner may close the order to pay in another way. */
  canCancel: maybe(z.boolean()),
  currency: maybe(z.string()),
  basePaise: paise,
  gstPercent: maybe(z.number()),
  gstPaise: paise,
  totalPaise: paise,
  /** The amount that the owner gets back. */
  refundPaise: paise,
  /** The number of the newest credit note for a refund that staff decided on. */
  creditNote: maybe(z.string()),
  /** When the last part of the refund was sent; null while any part is outstanding. */
  refundedAt: maybe(timestamp),
  /** The buyer's GST identification number on the invoice. */
  gstin: maybe(z.string()),
  createdAt: maybe(timestamp),
  paidAt: maybe(timestamp),
  /** The provider's id of the payment. */
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
