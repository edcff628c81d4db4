import { loading, notLoaded } from '@seatwise/flows/shared';
import { contact } from './site.ts';

/** Text of open payments, the payment history and receipts. */
export const providerNames = { razorpay: 'Razorpay', payu: 'PayU' } as const;

/** Replaces the provider's name if an order does not name a known one. */
export const unknownProvider = 'its provider';

export const openPayment = {
  onItsWay: (amount: string, plan: string, provider: string) =>
    `${provider} has not confirmed your payment of ${amount} for ${plan} yet. Do not pay again: this page shows when it has arrived. Was money taken, and you have no plan tomorrow? Call us: ${contact.phone.label}`,
  open: (amount: string, plan: string, provider: string) =>
    `You started a payment of ${amount} for ${plan} with ${provider}, but have not paid yet. Continue it, or cancel it to pay in another way.`,
  arrived: (amount: string, plan: string) => `Your payment of ${amount} for ${plan} has arrived.`,
  resume: 'Continue payment',
  check: 'Check again',
  cancel: 'Cancel that payment',
} as const;

export const history = {
  heading: 'Payments',
  loading: loading('your payments'),
  failed: notLoaded('your payments'),
  empty: 'No payments yet',
  emptyHint: 'Plans that you buy show here, each with its receipt.',
  toPlans: 'See plans',
  plan: (plan: string) => `${plan} plan`,
  unknownPlan: 'Plan',
  states: {
    unknown: 'State not known',
    open: 'Open',
    'on-its-way': 'Not confirmed yet',
    paid: 'Paid',
    failed: 'Failed',
    cancelled: 'Cancelled',
    expired: 'Not paid',
    'refund-due': 'Refund due',
    refunded: 'Refunded',
  },
  refund: (amount: string) =>
    `You paid ${amount} more than needed. We are refunding it. You need not do anything.`,
  refunded: (amount: string) => `You paid ${amount} more than needed. We have refunded it.`,
  noted: {
    refund: (amount: string, creditNote: string) =>
      `We are refunding ${amount} (credit note ${creditNote}). You need not do anything.`,
    refunded: (amount: string, creditNote: string) =>
      `We have refunded ${amount} (credit note ${creditNote}).`,
  },
  terms: {
    order: 'Order',
    provider: 'Paid with',
    payment: 'Payment ID',
    created: 'Ordered',
    paid: 'Paid',
    refunded: 'Refunded',
    gstin: 'GSTIN',
  },
  base: (plan: string) => `${plan} plan`,
  gst: (percent: number | null | undefined) =>
    typeof percent === 'number' ? `GST (${percent}%)` : 'GST',
  total: 'Total',
  print: 'Print receipt',
} as const;
