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
    title: 'Seatwise: see which medical colleges your NEET rank can get',
    description:
      'Enter your NEET rank. See your colleges, your chances and your next deadline for NEET UG, PG and MDS counselling.',
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
      'Schedules, notices and results of MCC and state counselling, newest first.',
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
      'What each plan gives you and what you pay, GST included.',
      'NEET counselling plans, college predictor price',
    ),
  },
  accuracy: {
    path: '/how-good',
    screen: 'public/Accuracy',
    layout: 'page',
    needsData: true,
    ...publicMeta(
      'How accurate are our predictions?',
      'How often our NEET college predictions were right in past years, and what these figures do not tell you.',
      'NEET college predictor accuracy, calibration, closing rank prediction',
    ),
  },
  notJoining: {
    path: '/not-joining',
    screen: 'public/NotJoining',
    layout: 'page',
    ...publicMeta(
      'What happens if I do not join?',
      'What you lose if you do not join your seat. Free exit, deposit, upgrade and resignation in each NEET round.',
      'NEET free exit, security deposit lost, stray round debarred, MCC resignation, upgradation rules',
    ),
  },
  glossary: {
    path: '/glossary',
    screen: 'public/Glossary',
    layout: 'page',
    ...publicMeta(
      'Glossary of medical counselling',
      'AIQ, closing rank, free exit, bond, stray round and other words of NEET counselling, each explained in plain English.',
      'AIQ meaning, closing rank meaning, free exit meaning, stray vacancy round, NEET counselling terms',
    ),
  },
  checkout: {
    path: '/checkout',
    screen: 'student/Checkout',
    ...privateMeta('Checkout', 'Check the price and pay.'),
  },
  terms: {
    path: '/terms',
    screen: 'public/Terms',
    ...publicMeta('Terms', 'The rules for using Seatwise and its plans.', 'terms of service'),
  },
  privacy: {
    path: '/privacy',
    screen: 'public/Privacy',
    ...publicMeta('Privacy', 'Which of your data we keep, and why.', 'privacy policy'),
  },
  login: {
    path: '/login',
    screen: 'public/Login',
    access: 'guest',
    ...publicMeta(
      'Login',
      'Log in to see your colleges, choice list and alerts.',
      'Seatwise login',
    ),
  },
  createAccount: {
    path: '/create-account',
    screen: 'public/SignUp',
    access: 'guest',
    ...publicMeta(
      'Create your account',
      'Create an account to see your colleges, choice list and alerts.',
      'NEET counselling sign up, medical counselling account',
    ),
  },
  home: {
    path: '/home',
    screen: 'student/Home',
    layout: 'page',
    access: 'signedIn',
    ...privateMeta('My Dashboard', 'Your rank, your dates and what to do next.'),
  },
  colleges: {
    path: '/collage',
    screen: 'student/Finder',
    layout: 'page',
    access: 'signedIn',
    ...privateMeta('Colleges', 'All medical colleges and seats, by name, course or state.'),
  },
  prediction: {
    path: '/rank-predictor',
    screen: 'student/Prediction',
    layout: 'site',
    access: 'signedIn',
    ...privateMeta('College Prediction', 'The colleges your rank can get, and why.'),
  },
  practice: {
    path: '/practice',
    screen: 'student/Practice',
    layout: 'page',
    access: 'signedIn',
    ...privateMeta('Practice allotment', 'See what your choice list could get, round by round.'),
  },
  choices: {
    path: '/choices',
    screen: 'student/Choices',
    layout: 'page',
    access: 'signedIn',
    ...privateMeta('Choice list', 'Your choices, with the college you want most at the top.'),
  },
  shortlist: {
    path: '/shortlist',
    screen: 'student/Shortlist',
    layout: 'page',
    access: 'signedIn',
    ...privateMeta('Shortlist', 'Colleges and seats that you saved.'),
  },
  sharedList: {
    path: '/shared-list',
    screen: 'public/SharedList',
    layout: 'page',
    ...privateMeta('Shared choice list', 'A choice list that a student shared with you.'),
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
    ...privateMeta('Users', 'All accounts.'),
  },
  adminFiles: {
    path: '/admin/files',
    screen: 'console/Files',
    layout: 'admin',
    access: 'admin',
    ...privateMeta('Files', 'Documents that students see as alerts.'),
  },
  adminAlerts: {
    path: '/admin/alerts',
    screen: 'console/Alerts',
    layout: 'admin',
    access: 'admin',
    ...privateMeta('Alerts', 'Alerts for students: who sees them, and when.'),
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
    ...privateMeta('Inbox', 'Messages from the contact form.'),
  },
  adminPayments: {
    path: '/admin/payments',
    screen: 'console/Payments',
    layout: 'admin',
    access: 'admin',
    ...privateMeta('Payments', 'All orders of both payment providers.'),
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
    ...privateMeta('Undo an email change', 'Get the old email of your account back.'),
  },
  notFound: {
    path: '*',
    screen: 'public/NotFound',
    ...privateMeta('Page not found', 'There is no page at this address.'),
  },
} as const satisfies Record<string, Page>;

export const allPages: readonly Page[] = Object.values(pages);
