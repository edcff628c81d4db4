/** What each page tells search engines, bookmarks and those who listen. */
export interface Page {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Nothing for search engines: it is somebody's own. */
  readonly isPrivate?: boolean;
}

const own = (title: string, description: string, keywords: string): Page => ({
  title,
  description,
  keywords,
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
  plans: {
    title: 'Plans | Seatwise',
    description: 'What each plan offers and costs, GST included: Basic, Advance and Premium.',
    keywords: 'NEET counselling plans, college predictor price, medical counselling',
  },
  checkout: own('Checkout | Seatwise', 'Your plan, and what becomes of your payment.', 'checkout'),
  events: {
    title: 'Current events | Seatwise',
    description: 'Schedules, notices and results of medical counselling, newest first.',
    keywords: 'NEET counselling schedule, MCC notice, seat allotment result',
  },
  createAccount: {
    title: 'Create your account | Seatwise',
    description: 'Sign up for personalised counselling and alerts.',
    keywords: 'NEET counselling sign up, medical counselling account',
  },
  login: {
    title: 'Login | Seatwise',
    description: 'Sign in for personalised counselling and alerts.',
    keywords: 'Seatwise login, NEET counselling account',
  },
  home: own('My Dashboard | Seatwise', 'Your details and your ways on.', 'dashboard'),
  prediction: own(
    'College Prediction | Seatwise',
    'The colleges your rank may win, and why.',
    'college prediction',
  ),
  colleges: own('Colleges | Seatwise', 'The seat matrix, filtered your way.', 'seat matrix'),
  editProfile: own('Edit Profile | Seatwise', 'Your contact details.', 'profile'),
  terms: {
    title: 'Terms | Seatwise',
    description: 'The terms under which Seatwise is offered.',
    keywords: 'terms of service',
  },
  privacy: {
    title: 'Privacy | Seatwise',
    description: 'What Seatwise keeps of you, and why.',
    keywords: 'privacy policy',
  },
  notFound: own('Page not found | Seatwise', 'There is no page at this address.', 'not found'),
  adminChat: own('Chat | Seatwise', 'Conversations with students.', 'chat'),
  adminHome: own('Admin | Seatwise', 'The admin console.', 'admin'),
  adminFiles: own('Files | Seatwise', 'The documents that students find as alerts.', 'files'),
  adminUsers: own('Users | Seatwise', 'Everybody who has an account.', 'users'),
} satisfies Record<string, Page>;
