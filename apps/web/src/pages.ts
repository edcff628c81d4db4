/** What each page tells search engines, bookmarks and those who listen. */
export interface Page {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Nothing for search engines: it is somebody's own. */
  readonly isPrivate?: boolean;
}

const open = (name: string, description: string, keywords: string): Page => ({
  title: `${name} | Seatwise`,
  description,
  keywords,
});

/** What is somebody's own is found by its name. */
const own = (name: string, description: string): Page => ({
  ...open(name, description, name.toLowerCase()),
  isPrivate: true,
});

export const pages = {
  landing: {
    title: 'Seatwise: find the medical seat your rank can win',
    description:
      'Predict colleges from your NEET rank, follow every counselling alert and get advice for NEET UG, MDS and PG counselling.',
    keywords:
      'NEET UG counselling, NEET PG counselling, NEET MDS, college predictor, medical seats',
  },
  plans: open(
    'Plans',
    'What each plan offers and costs, GST included.',
    'NEET counselling plans, college predictor price',
  ),
  checkout: own('Checkout', 'Your plan, and what becomes of your payment.'),
  events: open(
    'Current events',
    'Schedules, notices and results of medical counselling, newest first.',
    'NEET counselling schedule, MCC notice, seat allotment result',
  ),
  createAccount: open(
    'Create your account',
    'Sign up for personalised counselling and alerts.',
    'NEET counselling sign up, medical counselling account',
  ),
  login: open('Login', 'Sign in for personalised counselling and alerts.', 'Seatwise login'),
  home: own('My Dashboard', 'Your details and your ways on.'),
  prediction: own('College Prediction', 'The colleges your rank may win, and why.'),
  colleges: own('Colleges', 'The seat matrix, filtered your way.'),
  editProfile: own('Edit Profile', 'Your contact details.'),
  terms: open('Terms', 'The terms under which Seatwise is offered.', 'terms of service'),
  privacy: open('Privacy', 'What Seatwise keeps of you, and why.', 'privacy policy'),
  notFound: own('Page not found', 'There is no page at this address.'),
  adminChat: own('Chat', 'Conversations with students.'),
  adminHome: own('Admin', 'The admin console.'),
  adminFiles: own('Files', 'The documents that students find as alerts.'),
  adminUsers: own('Users', 'Everybody who has an account.'),
} satisfies Record<string, Page>;
