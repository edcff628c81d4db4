import type { Page } from '@playwright/test';
import { xsrfHeader } from '../../e2e/test.ts';
import { button, inTurn, refusals, userIn, type Gesture, type NotCalled } from '../gesture.ts';

const purchase = async (page: Page): Promise<void> => {
  await page
    .getByRole('article', { name: 'ADVANCE' })
    .getByRole('button', { name: 'Purchase' })
    .click();
  await page.getByRole('dialog', { name: 'Complete Your Purchase' }).waitFor();
};

const openSheet = async (page: Page): Promise<void> => {
  await purchase(page);
  await button('Pay with Razorpay')(page);
  await page.getByRole('button', { name: 'Pay ₹5,900.00' }).waitFor();
};

/** An order at PayU that nobody finishes. */
const openOrder = async (page: Page): Promise<void> => {
  const { id, token } = await userIn(page);
  await page.request.post('/api/payments/payu/create-order', {
    headers: { ...(await xsrfHeader(page)), Authorization: `Bearer ${token}` },
    data: {
      userId: id,
      purchasedRoleId: 6,
      amountPaise: 590_000,
      currency: 'INR',
      receipt: 'faults',
      description: 'Seatwise ADVANCE plan',
    },
  });
};

const notStarted = [
  'Could not start payment. Please try again.',
  'Payment initialization failed',
  'Something went wrong on our side.',
  'Please sign in.',
  'Too many requests',
];

export const payments = {
  purchase: { calledBy: 'nobody: the older purchase raises no role' },
  createCardOrder: {
    as: 'new student',
    path: '/plan',
    prepare: purchase,
    press: button('Pay with Razorpay'),
    works: /no money moves|simulator|Let the payment fail|still open/i,
    fails: notStarted,
  },
  createPayuOrder: {
    as: 'new student',
    path: '/plan',
    prepare: purchase,
    press: button('Pay with PayU'),
    works: /PayU simulator|still open/,
    fails: notStarted,
  },
  myDetails: {
    as: 'new student',
    path: '/plan',
    prepare: openSheet,
    press: button('Pay ₹5,900.00'),
    // A failure ends the session, as documented: the way forward is a new sign-in.
    works: /Payment successful and verified|Active Plan|Create Account/,
    // Details that cannot be loaded are asked for again, or end the session in words.
    fails: [/Payment successful and verified/, 'so you were logged out', 'role that this site'],
    again: async (page) => {
      await page.goto('/plan');
    },
  },
  verifyCardPayment: {
    as: 'new student',
    path: '/plan',
    prepare: openSheet,
    press: button('Pay ₹5,900.00'),
    works: /Payment successful and verified|has arrived|Active Plan/,
    fails: [
      /could not be verified on the server|Payment verification failed|could not check your payment/,
    ],
    again: async (page) => {
      await page.goto('/plan');
    },
  },
  orderStatus: {
    as: 'new student',
    path: '/plan',
    prepare: async (page) => {
      await purchase(page);
      await button('Pay with PayU')(page);
      await page.getByText('PayU simulator').first().waitFor();
    },
    press: inTurn(button('Pay ₹5,900.00'), button('Return to Seatwise')),
    works: /Payment successful and verified|has arrived|is ADVANCE now|active plan/i,
    fails: [
      /could not check your payment|could not be verified on the server|Payment verification failed|still being processed/,
    ],
    again: async (page) => {
      await page.goto('/plan');
    },
  },
  listOrders: {
    as: 'new student',
    before: openOrder,
    path: '/edit-profile',
    works: /₹5,900|— *State not known|Plan/,
    fails: ['Your payments could not be loaded.'],
    again: button('Try again'),
  },
  cancelOrder: {
    as: 'new student',
    before: openOrder,
    path: '/plan',
    prepare: async (page) => {
      await purchase(page);
      await page.getByRole('button', { name: 'Cancel that payment' }).waitFor();
    },
    press: button('Cancel that payment'),
    works: /The payment is cancelled|Pay with Razorpay/,
    fails: [...refusals, 'The payment could not be cancelled'],
  },
  cardWebhook: { calledBy: 'the card provider (pnpm test:payments)' },
  payuReturn: { calledBy: 'PayU, by the browser (pnpm test:payments)' },
  payuWebhook: { calledBy: 'PayU (pnpm test:payments)' },
} satisfies Record<string, Gesture | NotCalled>;
