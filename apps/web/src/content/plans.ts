/** Text of plans and checkout; exact where the requirements quote it. */
export const content = {
  heading: 'Our Services & Fee Structure',
  subtitle: 'Expert Guidance for MBBS & MD/MS Counselling',
  cards: 'Plans',
  priceNote: '+GST',
  purchase: 'Purchase',
  active: 'Active Plan',
  skip: 'Skip',
  skipHint: 'You can stay on the free plan and choose later.',
  cheapestUnlimited: 'Cheapest unlimited plan',
} as const;

interface PlanCopy {
  readonly title: string;
  readonly subtitle: string;
  readonly features: readonly { readonly name: string; readonly available: boolean }[];
}

const forEverybody = [
  'Alerts and documents that our staff upload',
  'Help bot, and chat with a counsellor',
  'Seat matrix to search',
] as const;

const unlimited = 'Unlimited college predictions';
const choices = 'Your order of choices, gone through with a counsellor in the chat';
const ownCounsellor =
  'One counsellor until you have joined: agreed on in the chat, not yet assigned by the app';

const features = (predictions: string, services: number): PlanCopy['features'] => [
  ...[...forEverybody, predictions].map((name) => ({ name, available: true })),
  ...[choices, ownCounsellor].map((name, index) => ({ name, available: index < services })),
];

export const plans = {
  BASIC: {
    title: 'BASIC',
    subtitle: 'FREE, with 10 predictions a day instead of 3',
    features: features('10 college predictions a day', 0),
  },
  ADVANCE: {
    title: 'ADVANCE',
    subtitle: 'For planning every round',
    features: features(unlimited, 1),
  },
  PREMIUM: {
    title: 'PREMIUM',
    subtitle: 'For not being alone with it',
    features: features(unlimited, 2),
  },
} as const satisfies Record<string, PlanCopy>;

/** What each plan gives beside FREE; true and false are shown as marks. */
export const comparison = {
  heading: 'All plans compared',
  feature: 'What you get',
  free: 'FREE',
  included: 'Included',
  notIncluded: 'Not included',
  nothing: '₹0',
  price: 'Price, once, +GST',
  rows: [
    { name: 'College predictions', values: ['3 a day', '10 a day', 'Unlimited', 'Unlimited'] },
    { name: 'Seat matrix to search', values: [true, true, true, true] },
    { name: 'Export of predictions', values: [true, true, true, true] },
    { name: 'Alerts and documents', values: [true, true, true, true] },
    { name: 'Help bot, and chat with a counsellor', values: [true, true, true, true] },
    { name: 'Order of choices gone through in the chat', values: [false, false, true, true] },
    { name: 'One counsellor until you have joined', values: [false, false, false, true] },
  ],
  terms:
    'Paid once, for at least 12 months; nothing renews. A receipt with GST is in your profile, a tax invoice comes on request. The help bot answers at any hour, counsellors when they are at work.',
  refunds: 'When you get your money back',
} as const;

export const purchase = {
  heading: 'Complete Your Purchase',
  price: (plan: string) => `${plan} plan`,
  gst: (percent: number) => `GST (${percent}%)`,
  total: 'Total',
  /** The description on the provider's page. */
  description: (plan: string) => `Seatwise ${plan} plan`,
  note: (total: string) => `${total} is charged by the provider, taxes included.`,
  ways: { card: 'Pay with Razorpay', payu: 'Pay with PayU' },
  standing: {
    active: 'This is your active plan. There is nothing more to pay.',
    lower: 'Your plan includes this one already. There is nothing more to pay.',
  },
  guest: 'Please login to complete your purchase',
  login: 'Login',
  checking: 'Checking your payment with the server…',
  check: 'Check again',
  toCheckout: 'Open as a page',
  outcome: 'Payment',
} as const;

export const checkout = {
  heading: 'Checkout',
  subtitle: 'Your plan, and what becomes of your payment.',
  nothing: 'No plan chosen yet',
  nothingHint: 'Choose a plan first; what it costs and how to pay then shows here.',
  toPlans: 'See plans',
  toHome: 'Go to My Dashboard',
  yourPlan: (plan: string) => `Your plan is ${plan} now.`,
} as const;
