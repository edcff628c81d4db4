import { orderSteps } from '@seatwise/api-client/contract/adminPayments';
import { refundReasons } from '@seatwise/api-client/contract/overview';
import * as z from 'zod/mini';
import { maybeText, text, time } from './values.ts';

/** Older data call PayU `second`. */
const provider = z.pipe(
  z.transform((stored) => (stored === 'second' ? 'payu' : stored)),
  z.enum(['card', 'payu']),
);

export const order = z.object({
  /** The client's id for the order: the provider's order id, or our payment id. */
  id: text,
  /** Our reference at the card provider; it is the order's id until the provider gives it one. */
  reference: z.optional(text),
  /** Until when a call waits for the provider's id; only while the order has none. */
  askedUntil: z.optional(time),
  provider,
  userId: z.int(),
  roleId: z.int(),
  amountPaise: z.int(),
  receipt: text,
  description: text,
  status: z.enum(['CREATED', 'ATTEMPTED', 'PENDING', 'FAILED', 'CANCELLED', 'PAID', 'EXPIRED']),
  providerPaymentId: maybeText,
  createdAt: time,
  paidAt: z.nullable(time),
  /** The payer as sent to PayU, which repeats it in its signed response. */
  payer: z.nullable(z.object({ firstname: text, email: text, phone: text })),
  /** The handled deliveries of the card provider's webhook. */
  webhookEvents: z.array(text),
  gstin: z.optional(z.nullable(text)),
  /** Payments to refund. */
  refunds: z._default(
    z.array(
      z.object({
        paymentId: maybeText,
        amountPaise: z.int(),
        reason: z.enum(refundReasons),
        notedAt: time,
        /** The credit note's number and the reason, only for a refund on request. */
        creditNote: z.optional(text),
        detail: z.optional(text),
        /** When and by whom the money was sent back, with a note. */
        refunded: z.optional(z.object({ at: time, by: text, note: text })),
      }),
    ),
    [],
  ),
  /** The credit notes of withdrawn refunds, so that no number of the series is reused. */
  withdrawnNotes: z.optional(z.array(text)),
  /** The order's history; empty in older data. */
  steps: z._default(
    z.array(z.object({ at: time, step: z.enum(orderSteps), detail: maybeText })),
    [],
  ),
});
export type Order = z.infer<typeof order>;

/** The simulated card provider's own record: an order and the attempts to pay it. */
export const razorpayOrder = z.object({
  id: text,
  amount: z.int(),
  currency: text,
  receipt: maybeText,
  notes: z.record(text, text),
  payments: z.array(
    z.object({ id: text, status: z.enum(['captured', 'failed']), createdAt: time }),
  ),
  createdAt: time,
});
export type RazorpayOrder = z.infer<typeof razorpayOrder>;

/** The simulated PayU's own record, by the merchant's `txnid`. */
export const payuTransaction = z.object({
  id: text,
  mihpayid: text,
  /** The form that the payer's browser posted. */
  fields: z.object({
    key: text,
    txnid: text,
    amount: text,
    productinfo: text,
    firstname: text,
    email: text,
    phone: text,
    surl: text,
    furl: text,
    udf1: text,
    udf2: text,
    udf3: text,
    udf4: text,
    udf5: text,
    hash: text,
  }),
  outcome: z.nullable(z.enum(['success', 'failure', 'pending', 'cancelled'])),
  createdAt: time,
});
export type PayuTransaction = z.infer<typeof payuTransaction>;

/** A webhook that a provider's simulator has not delivered yet. */
export const providerNotice = z.object({
  id: text,
  provider,
  /** The request's body: JSON, or a posted form. */
  body: text,
  /** The signature, if the provider sends one besides the body. */
  signature: maybeText,
  tries: z.int(),
  nextAt: time,
  createdAt: time,
});
export type ProviderNotice = z.infer<typeof providerNotice>;
