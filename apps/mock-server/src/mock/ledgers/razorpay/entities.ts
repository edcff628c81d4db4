import type { RazorpayOrder } from '@seatwise/backend/db/records';
import type { ErrorDetails } from './razorpayError.ts';

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** The only reason for which a simulated payment fails. */
export const decline = {
  code: 'BAD_REQUEST_ERROR',
  description:
    "Your payment didn't go through as it was declined by the bank. Try another payment method or contact your bank.",
  source: 'issuer_bank',
  step: 'payment_authorization',
  reason: 'payment_failed',
} as const satisfies Partial<ErrorDetails>;

/** An order as the API shows it. */
export const orderEntity = (order: RazorpayOrder) => {
  const paid = order.payments.some(({ status }) => status === 'captured');
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: paid ? order.amount : 0,
    amount_due: paid ? 0 : order.amount,
    currency: order.currency,
    receipt: order.receipt,
    offer_id: null,
    status: paid ? 'paid' : order.payments.length > 0 ? 'attempted' : 'created',
    attempts: order.payments.length,
    notes: order.notes,
    created_at: seconds(order.createdAt),
  };
};

/** A payment as the API and the webhook show it. Fees are 2 % and the tax on them. */
export const paymentEntity = (
  order: RazorpayOrder,
  { id, status, createdAt }: RazorpayOrder['payments'][number],
) => {
  const captured = status === 'captured';
  const fee = Math.round(order.amount * 0.02);
  const tax = Math.round(fee * 0.18);
  return {
    id,
    entity: 'payment',
    amount: order.amount,
    currency: order.currency,
    status,
    order_id: order.id,
    invoice_id: null,
    international: false,
    method: 'card',
    amount_refunded: 0,
    refund_status: null,
    captured,
    description: null,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: null,
    notes: order.notes,
    fee: captured ? fee + tax : null,
    tax: captured ? tax : null,
    error_code: captured ? null : decline.code,
    error_description: captured ? null : decline.description,
    error_source: captured ? null : decline.source,
    error_step: captured ? null : decline.step,
    error_reason: captured ? null : decline.reason,
    acquirer_data: {},
    created_at: seconds(createdAt),
  };
};
