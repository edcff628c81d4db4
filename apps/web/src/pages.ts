import type { Permission } from '@seatwise/api-client/contract/constants/permissions';

/** What a page tells search engines, bookmarks and screen readers. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Personal or internal: not indexed, and not prerendered. @default false */
  readonly isPrivate?: boolean;
}

/** The permissions by which pages of the console open. */
export const consolePermissions = [
  'conversations',
  'users',
  'admin',
] as const satisfies readonly Permission[];
type ConsolePermission = (typeof consolePermissions)[number];

/** Everything about a page but its screen. Paths, routes and prerendering are derived from it. */
export interface Page extends PageMeta {
  readonly path: string;
  /** The folder in screens/ whose route.tsx renders the page. */
  readonly screen: string;
  /** What surrounds the screen. @default 'none' */
  readonly layout?: 'site' | 'page' | 'admin' | 'none';
  /** Who may open it; others are redirected. @default everybody */
  readonly access?: 'guest' | 'signedIn' | ConsolePermission;
  /** Whether the first paint requests data, so that a first visit starts the app. @default false */
  readonly needsData?: boolean;
}

const publicMeta = (name: string, description: string, keywords: string): PageMeta => ({
  title: `${name} | Seatwise`,
  description,
  keywords,
});

const privateMeta = (name: string, description: string): PageMeta => ({
  ...publicMeta(name, description, name.toLowerCase()),
  isPrivate: true,
});

export const pages = {
  landing: {
    path: '/',
    screen: 'public/Landing',
    needsData: true,
    title: 'Seatwise: find the medical seat your rank can win',
    description:
      'Predict colleges from your NEET rank, follow every counselling alert and get advice for NEET UG, MDS and PG counselling.',
    keywords:
      'NEET UG counselling, NEET PG counselling, NEET MDS, college predictor, medical seats',
  },
  events: {
    path: '/events',
    screen: 'public/Events',
    layout: 'page',
    needsData: true,
    ...publicMeta(
      'Current events',
      'Schedules, notices and results of medical counselling, newest first.',
      'NEET counselling schedule, MCC notice, seat allotment result',
    ),
  },
  college: {
    path: '/college/:code',
    screen: 'public/College',
    layout: 'page',
    ...publicMeta(
      'College',
      'Seats, closing ranks, fees, bond and hostel of a medical college.',
      'medical college, closing rank, fees, bond, seats',
    ),
  },
  plans: {
    path: '/plan',
    screen: 'public/Plans',
    ...publicMeta(
      'Plans',
      'What each plan offers and costs, GST included.',
      'NEET counselling plans, college predictor price',
    ),
  },
  accuracy: {
    path: '/how-good',
    screen: 'public/Accuracy',
    layout: 'page',
    needsData: true,
    ...publicMeta(
      'How good is this?',
      'How often college predictions came true in the years that are known, by tier, with their limits.',
      'NEET college predictor accuracy, calibration, closing rank prediction',
    ),
  },
  notJoining: {
    path: '/not-joining',
    screen: 'public/NotJoining',
    layout: 'page',
    ...publicMeta(
      'What happens if I do not join?',
      'Free exit, lost deposit, debarment, upgrade and resignation in each round of NEET UG, PG and MDS counselling, with sources.',
      'NEET free exit, security deposit forfeiture, stray round debarred, MCC resignation, upgradation rules',
    ),
  },
  checkout: {
    path: '/checkout',
    screen: 'student/Checkout',
    ...privateMeta('Checkout', 'Your plan, and what becomes of your payment.'),
  },
  terms: {
    path: '/terms',
    screen: 'public/Terms',
    ...publicMeta('Terms', 'The terms under which Seatwise is offered.', 'terms of service'),
  },
  privacy: {
    path: '/privacy',
    screen: 'public/Privacy',
    ...publicMeta('Privacy', 'What Seatwise keeps of you, and why.', 'privacy policy'),
  },
  login: {
    path: '/login',
    screen: 'public/Login',
    access: 'guest',
    ...publicMeta('Login', 'Sign in for personalised counselling and alerts.', 'Seatwise login'),
  },
  createAccount: {
    path: '/create-account',
    screen: 'public/SignUp',
    access: 'guest',
    ...publicMeta(
      'Create your account',
      'Sign up for personalised counselling and alerts.',
      'NEET counselling sign up, medical counselling account',
    ),
  },
  home: {
    path: '/home',
    screen: 'student/Home',
    layout: 'page',
    access: 'signedIn',
    ...privateMeta('My Dashboard', 'Your details and your ways on.'),
  },
  colleges: {
    path: '/collage',
    screen: 'student/Finder',
    layout: 'page',
    access: 'signedIn',
    ...privateMeta('Colleges', 'The seat matrix, filtered your way.'),
  },
  prediction: {
    path: '/rank-predictor',
    screen: 'student/Prediction',
    layout: 'site',
    access: 'signedIn',
    ...privateMeta('College Prediction', 'The colleges your rank may win, and why.'),
  },
  practice: {
    path: '/practice',
    screen: 'student/Practice',
    layout: 'page',
    access: 'signedIn',
    ...privateMeta('Practice allotment', 'What your choice list would get, round by round.'),
  },
  choices: {
    path: '/choices',
    screen: 'student/Choices',
    layout: 'page',
    access: 'signedIn',
    ...privateMeta('Choice list', 'Your seats, in the order in which you want them.'),
  },
  shortlist: {
    path: '/shortlist',
    screen: 'student/Shortlist',
    layout: 'page',
    access: 'signedIn',
    ...privateMeta('Shortlist', 'The colleges and seats that you have starred.'),
  },
  sharedList: {
    path: '/shared-list',
    screen: 'public/SharedList',
    layout: 'page',
    ...privateMeta('Shared choice list', 'A choice list that a student shared, to be read.'),
  },
  editProfile: {
    path: '/edit-profile',
    screen: 'student/EditProfile',
    layout: 'page',
    access: 'signedIn',
    ...privateMeta('Edit Profile', 'Your contact details.'),
  },
  adminHome: {
    path: '/admin/home',
    screen: 'console/AdminHome',
    layout: 'admin',
    access: 'admin',
    ...privateMeta('Admin', 'The admin console.'),
  },
  adminUsers: {
    path: '/admin/users',
    screen: 'console/Users',
    layout: 'admin',
    access: 'users',
    ...privateMeta('Users', 'Everybody who has an account.'),
  },
  adminFiles: {
    path: '/admin/files',
    screen: 'console/Files',
    layout: 'admin',
    access: 'admin',
    ...privateMeta('Files', 'The documents that students find as alerts.'),
  },
  adminAlerts: {
    path: '/admin/alerts',
    screen: 'console/Alerts',
    layout: 'admin',
    access: 'admin',
    ...privateMeta('Alerts', 'What staff announce, to whom and when.'),
  },
  adminChat: {
    path: '/admin/chat',
    screen: 'console/AdminChat',
    layout: 'admin',
    access: 'conversations',
    ...privateMeta('Chat', 'Conversations with students.'),
  },
  adminMessages: {
    path: '/admin/messages',
    screen: 'console/ContactMessages',
    layout: 'admin',
    access: 'admin',
    ...privateMeta('Inbox', 'What was sent by the contact form.'),
  },
  adminPayments: {
    path: '/admin/payments',
    screen: 'console/Payments',
    layout: 'admin',
    access: 'admin',
    ...privateMeta('Payments', 'Every order of both providers.'),
  },
  adminData: {
    path: '/admin/data',
    screen: 'console/OfficialData',
    layout: 'admin',
    access: 'admin',
    ...privateMeta('Data', 'Import and publication of official lists.'),
  },
  adminFigures: {
    path: '/admin/figures',
    screen: 'console/Figures',
    layout: 'admin',
    access: 'admin',
    ...privateMeta('Figures', 'Figures by day, and what the help bot cannot answer.'),
  },
  adminAudit: {
    path: '/admin/audit',
    screen: 'console/Audit',
    layout: 'admin',
    access: 'admin',
    ...privateMeta('Audit trail', 'Every change by staff.'),
  },
  undoEmailChange: {
    path: '/undo-email-change',
    screen: 'public/UndoEmailChange',
    ...privateMeta('Undo an email change', 'Brings the old address of your account back.'),
  },
  notFound: {
    path: '*',
    screen: 'public/NotFound',
    ...privateMeta('Page not found', 'There is no page at this address.'),
  },
} as const satisfies Record<string, Page>;

export const allPages: readonly Page[] = Object.values(pages);
