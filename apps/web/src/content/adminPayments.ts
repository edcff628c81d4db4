import { checkConnection, loading, notLoaded, notSaved, plural } from '@seatwise/flows/shared';
import { history } from './payments.ts';

interface RefundAsked {
  readonly amount: string;
  readonly id: string;
  readonly student: string;
  readonly provider: string;
}

/** Text of the console's payments. */
export const content = {
  heading: 'Payments',
  subtitle: 'Every order of both providers, the newest first.',
  caption: 'Payments',
  loading: loading('the payments'),
  failed: notLoaded('the payments'),
  found: (found: string, all: string) =>
    found === all ? `${all} payments` : `${found} of ${all} payments`,
  none: 'No payments yet',
  notLoaded: 'Payments show here once they are loaded',
  nothingFound: 'No payment matches.',
  search: 'Search the payments',
  searchPlaceholder: 'Name, phone, amount, order…',
  state: 'State',
  allStates: 'All states',
  states: history.states as Readonly<Record<string, string>>,
  provider: 'Provider',
  allProviders: 'Both providers',
  columns: {
    createdAt: 'Ordered',
    user: 'Student',
    plan: 'Plan',
    amount: 'Amount',
    state: 'State',
    provider: 'Provider',
    id: 'Order',
    paymentId: 'Payment ID',
    paidAt: 'Paid',
    userId: 'Student ID',
    email: 'Email',
    rupees: 'Amount (₹)',
    refundDue: 'Refund due (₹)',
  },
  missing: '—',
  cancel: 'Cancel',
  totals: {
    paid: 'Paid',
    pending: 'Pending',
    refunds: 'Refunds due',
    count: (count: string) => (count === '1' ? '1 order' : `${count} orders`),
  },
  byDay: {
    title: 'Paid by day and plan',
    caption: (days: string) => `Paid in the last ${days} days`,
    unit: 'Day',
    period: 'Period',
    days: (days: string) => `Last ${days} days`,
    none: 'Nothing was paid in these days.',
    failed: notLoaded('the totals by day'),
    again: 'Load the totals again',
  },
  reconcileAll: 'Check pending payments',
  reconcileOne: 'Check this payment',
  asking: 'Checking…',
  asked: (paid: number, unreachable: number) =>
    [
      plural(paid, { one: '# payment has arrived.', other: '# payments have arrived.' }),
      ...(unreachable > 0 ? [`We could not check ${unreachable}. We try again every minute.`] : []),
    ].join(' '),
  notAsked: `We could not check the payments. ${checkConnection}`,
  story: 'What happened',
  noStory: 'We have no history of this order. It is from before we kept one.',
  steps: {
    created: 'Ordered',
    attempted: 'Tried to pay',
    pending: 'On its way',
    failed: 'Failed',
    cancelled: 'Cancelled',
    expired: 'Expired',
    paid: 'Paid',
    'role raised': 'Plan activated',
    'refund due': 'Refund due',
    'refund withdrawn': 'Refund withdrawn',
    refunded: 'Refunded',
    closed: 'Closed',
  } as Readonly<Record<string, string>>,
  refund: {
    heading: 'Refund due',
    reasons: {
      'paid twice': 'It was paid twice.',
      'held already': 'The student had the plan already.',
      'account gone': 'The account was deleted before the payment arrived.',
      requested: 'Refund on request.',
    } as Readonly<Record<string, string>>,
    amount: (amount: string, provider: string) =>
      `Send ${amount} back at ${provider}, then mark it here. We move no money.`,
    note: 'How you refunded it',
    noteHint: 'For example, a bank reference. The audit trail keeps it.',
    changePlan: 'Change the plan under Users',
    mark: 'Mark as refunded',
    question: {
      title: (amount: string) => `Mark ${amount} as refunded?`,
      message: ({ amount, id, student }: RefundAsked) =>
        `Order ${id}: ${amount} has gone back to ${student}. You cannot undo this.`,
      confirm: 'Mark as refunded',
    },
    withdraw: 'Withdraw the refund',
    withdrawal: {
      title: (amount: string) => `Withdraw the refund of ${amount}?`,
      message: ({ amount, id, student }: RefundAsked) =>
        `Order ${id}: ${amount} is then no longer due to ${student}. Withdraw it only if no money was sent.`,
      confirm: 'Withdraw',
      failed: `We could not withdraw the refund. ${checkConnection}`,
      done: 'The refund is withdrawn.',
    },
    notMarked: `We could not mark the refund. ${checkConnection}`,
    done: (amount: string, by: string) => `${by} refunded ${amount}.`,
  },
  answers: {
    paid: 'The payment has arrived.',
    failed: 'The provider says that the payment failed.',
    pending: 'The provider has a payment for this order. It is still pending.',
    unknown: 'The provider has no payment for this order. You can close it.',
    unreachable: 'We could not reach the provider. We try again every minute for seven days.',
  } as Readonly<Record<string, string>>,
  refundRequest: {
    title: 'Refund this payment',
    amount: 'Amount (₹)',
    amountHint: (left: string) => `You can refund up to ${left}.`,
    amountWrong: (left: string) => `Enter an amount up to ${left}.`,
    reason: 'Reason',
    reasonHint: 'Shown to staff and kept in the audit trail.',
    reasonMissing: 'Enter a reason.',
    plan: 'The plan stays. If it ends with the refund, change the role under Users.',
    submit: 'Refund',
    question: {
      title: (amount: string) => `Refund ${amount}?`,
      message: ({ amount, id, student, provider }: RefundAsked) =>
        `Order ${id}: ${amount} is then due to ${student}, with a credit note. No money moves yet. You send it at ${provider}, and can withdraw the refund until you mark it.`,
      confirm: 'Refund',
    },
    failed: notSaved('the refund'),
    done: (number: string) =>
      `Credit note ${number} is issued. Mark the refund once the money is sent.`,
  },
  closure: {
    title: 'Close this order',
    hint: 'We check with the provider first. We close only an order that has no payment.',
    reason: 'Reason',
    reasonMissing: 'Enter a reason.',
    submit: 'Close the order',
    failed: 'We could not close the order. It has a payment, or we could not reach the provider.',
    done: 'The order is closed.',
  },
  gstin: {
    title: 'GSTIN on the invoice',
    label: 'GSTIN',
    hint: '15 characters, such as 27AAPFU0939F1ZV. Leave empty to remove it.',
    wrong: 'This is not a GSTIN. Check each character.',
    submit: 'Save the GSTIN',
    failed: notSaved('the GSTIN'),
    done: 'The invoice is updated.',
  },
  notSent: 'Please correct what is marked.',
  creditNote: (number: string, detail: string) => `Credit note ${number}: ${detail}`,
  open: (id: string) => `Order ${id}`,
} as const;
