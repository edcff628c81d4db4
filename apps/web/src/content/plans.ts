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
  popular: 'Most chosen',
} as const;

interface PlanCopy {
  readonly title: string;
  readonly subtitle: string;
  readonly features: readonly { readonly name: string; readonly available: boolean }[];
}

const features = [
  'Alerts and documents of every round',
  'Help bot and chat with a counsellor',
  'Seat matrix of all colleges',
  'Unlimited college predictions',
  'Choice list made with a counsellor',
  'A counsellor of your own, until you have joined',
] as const;

const withFirst = (count: number): PlanCopy['features'] =>
  features.map((name, index) => ({ name, available: index < count }));

export const plans = {
  BASIC: { title: 'BASIC', subtitle: 'For your first look around', features: withFirst(3) },
  ADVANCE: { title: 'ADVANCE', subtitle: 'For planning every round', features: withFirst(5) },
  PREMIUM: { title: 'PREMIUM', subtitle: 'For not being alone with it', features: withFirst(6) },
} as const satisfies Record<string, PlanCopy>;

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
