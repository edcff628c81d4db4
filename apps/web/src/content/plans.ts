/** Text of plans and checkout; exact where the requirements quote it. */
export const content = {
  heading: 'Our Services & Fee Structure',
  subtitle: 'Expert Guidance for MBBS & MD/MS Counselling',
  cards: 'Plans',
  priceNote: (total: string) => `+GST, ${total} in all`,
  purchase: 'Purchase',
  active: 'Active Plan',
  contained: 'Already included',
  /** The link for a new student who asked a question on the landing page before signing up. */
  waiting: 'See my colleges first, 3 a day are free',
  skip: 'Skip',
  skipHint: 'Not now? Continue free and choose later.',
  ranksTitle: 'What each exam gets',
  ranks:
    'NEET UG: chances from MCC’s results of 2020 to 2025. NEET PG: from its results of 2023 and 2024. NEET MDS: none of MCC’s seats, because MCC publishes no closing ranks. For the PG and MDS seats that Karnataka gives: from KEA’s results of 2023 and 2024.',
  terms:
    'FREE has 3 predictions a day, and all else that BASIC has. Each plan is one payment for at least 12 months, without auto-renewal. Your receipt with GST is in your profile; ask us for a tax invoice. If you upgrade later, you pay the full price of the new plan.',
  refunds: 'Refund rules',
  cheapestUnlimited: 'Unlimited predictions',
} as const;

interface PlanCopy {
  readonly title: string;
  readonly subtitle: string;
  readonly features: readonly { readonly name: string; readonly available: boolean }[];
}

const forEverybody = [
  'All alerts and official notices',
  'Help bot, and chat with a counsellor',
  'College and seat search',
] as const;

const unlimited = 'Unlimited college predictions';
const choices = 'A counsellor checks your choice list in the chat';
const ownCounsellor = 'Your own counsellor till you join a college; you agree on one in the chat';

const features = (predictions: string, services: number): PlanCopy['features'] => [
  ...[...forEverybody, predictions].map((name) => ({ name, available: true })),
  ...[choices, ownCounsellor].map((name, index) => ({ name, available: index < services })),
];

export const plans = {
  BASIC: {
    title: 'BASIC',
    subtitle: '10 predictions a day instead of 3',
    features: features('10 college predictions a day', 0),
  },
  ADVANCE: {
    title: 'ADVANCE',
    subtitle: 'Unlimited predictions, and a counsellor checks your list',
    features: features(unlimited, 1),
  },
  PREMIUM: {
    title: 'PREMIUM',
    subtitle: 'Your own counsellor till you join',
    features: features(unlimited, 2),
  },
} as const satisfies Record<string, PlanCopy>;

export const purchase = {
  heading: 'Complete Your Purchase',
  price: (plan: string) => `${plan} plan`,
  gst: (percent: number) => `GST (${percent}%)`,
  total: 'Total',
  /** The description on the payment provider's page. */
  description: (plan: string) => `Seatwise ${plan} plan`,
  note: (total: string) => `You pay ${total}, GST included. Razorpay or PayU charges it.`,
  fullPrice: (total: string, held: string, paid: string | undefined) =>
    `You pay the full ${total}. ${paid ? `Your ${paid} for ${held}` : `What you paid for ${held}`} is not deducted.`,
  ways: { card: 'Pay with Razorpay', payu: 'Pay with PayU' },
  standing: {
    active: 'This is your active plan. You need not pay anything.',
    lower: 'Your plan already includes this one. You need not pay anything.',
  },
  guest: 'Please login to complete your purchase',
  login: 'Login',
  checking: 'Checking your payment with the server…',
  check: 'Check again',
  planLater: 'We have no connection. Your plan changes here when you are online again.',
  toCheckout: 'Open in full page',
  outcome: 'Payment',
} as const;

export const checkout = {
  heading: 'Checkout',
  subtitle: 'Check the price and pay.',
  nothing: 'No plan chosen yet',
  nothingHint: 'Choose a plan first; what it costs and how to pay then shows here.',
  toPlans: 'See plans',
  toPrediction: 'See my colleges',
  toCounsellor: 'Talk to a counsellor',
  toHome: 'Go to My Dashboard',
  yourPlan: (plan: string) => `Your plan is ${plan} now.`,
} as const;
