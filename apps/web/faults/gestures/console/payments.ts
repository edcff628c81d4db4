import { button, notDone, type Gesture, type NotCalled } from '../../gesture.ts';

export const adminPayments = {
  listPayments: {
    as: 'admin',
    path: '/admin/payments',
    works: /\d+ payments/,
    fails: ['The payments could not be loaded.', 'No payments yet'],
    again: button('Try again'),
  },
  paymentTotals: {
    as: 'admin',
    path: '/admin/payments',
    works: 'Show as a table',
    fails: ['The totals by day could not be loaded.', 'Nothing was paid in these days.'],
    again: button('Load the totals again'),
  },
  reconcilePayments: {
    as: 'admin',
    path: '/admin/payments',
    press: button('Ask the providers'),
    works: /payments? (has|have) arrived/,
    fails: notDone('The providers could not be asked. Please try again.'),
  },
  markRefunded: { calledBy: 'the console, for money that came without need (its story)' },
} satisfies Record<string, Gesture | NotCalled>;
