import { history } from './payments.ts';

/** Text of the console's payments. */
export const content = {
  heading: 'Payments',
  subtitle: 'Every order of both providers, the newest first.',
  caption: 'Payments',
  loading: 'Loading the payments…',
  failed: 'The payments could not be loaded.',
  found: (found: string, all: string) =>
    found === all ? `${all} payments` : `${found} of ${all} payments`,
  none: 'No payments yet',
  nothingFound: 'No payment matches.',
  search: 'Search the payments',
  searchPlaceholder: 'A name, an email, a number…',
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
  },
  missing: '—',
  totals: {
    paid: 'Paid',
    pending: 'Pending',
    refunds: 'Refunds due',
    count: (count: string) => (count === '1' ? '1 order' : `${count} orders`),
  },
  reconcileAll: 'Ask the providers',
  reconcileOne: 'Ask the provider',
  asking: 'Asking…',
  asked: (paid: number, unreachable: number) =>
    [
      paid === 1 ? '1 payment has arrived.' : `${paid} payments have arrived.`,
      ...(unreachable > 0
        ? [`${unreachable} could not be asked about; they are asked again every minute.`]
        : []),
    ].join(' '),
  notAsked: 'The providers could not be asked. Please try again.',
  story: 'What happened',
  noStory: 'Its story was not kept: the order is from before.',
  steps: {
    created: 'Ordered',
    attempted: 'Tried to pay',
    pending: 'On its way',
    failed: 'Failed',
    cancelled: 'Cancelled',
    expired: 'Ran out unpaid',
    paid: 'Paid',
    'role raised': 'Plan raised',
    'refund due': 'Refund due',
    refunded: 'Sent back',
  } as Readonly<Record<string, string>>,
  refund: {
    heading: 'Refund due',
    reasons: {
      'paid twice': 'It was paid twice.',
      'held already': 'The plan was held already.',
      'account gone': 'The account was deleted before the payment arrived.',
    } as Readonly<Record<string, string>>,
    amount: (amount: string) => `${amount} goes back to the student.`,
    note: 'How it was sent back',
    noteHint: 'A bank reference, say. The audit trail keeps it.',
    mark: 'Mark as refunded',
    marking: 'Saving…',
    notMarked: 'The refund was not marked. Please try again.',
    done: (amount: string, by: string) => `${amount} was sent back by ${by}.`,
  },
  open: (id: string) => `Order ${id}`,
} as const;
