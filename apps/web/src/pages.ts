import type { Permission } from '@seatwise/api-client/contract/constants/permissions';
import { pageTexts } from './content/pages.ts';

/** A page's metadata for search engines, bookmarks and screen readers. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** Whether the page is personal or internal, and so neither indexed nor prerendered. @default false */
  readonly isPrivate?: boolean;
  /** The path of the picture that messengers show for a link to the page. @default '/share.jpg' */
  readonly picture?: string;
}

/** The permissions that open pages of the console. */
export const consolePermissions = [
  'conversations',
  'users',
  'admin',
] as const satisfies readonly Permission[];
type ConsolePermission = (typeof consolePermissions)[number];

/** The definition of a page, except for its screen. Paths, routes and prerendering are derived from it. */
export interface Page extends PageMeta {
  readonly path: string;
  /** The folder in screens/ whose route.tsx renders the page. */
  readonly screen: string;
  /** The layout around the screen. @default 'none' */
  readonly layout?: 'site' | 'page' | 'admin' | 'none';
  /** Who may open the page; other users are redirected. @default everybody */
  readonly access?: 'guest' | 'signedIn' | ConsolePermission;
}

export const pages = {
  landing: {
    path: '/',
    screen: 'public/Landing',
  },
  events: {
    path: '/events',
    screen: 'public/Events',
    layout: 'page',
  },
  college: {
    path: '/college/:code',
    screen: 'public/College',
    layout: 'page',
  },
  collegeLists: {
    path: '/colleges',
    screen: 'public/CollegeLists',
    layout: 'page',
  },
  collegesOfState: {
    path: '/colleges/:state',
    screen: 'public/CollegeList',
    layout: 'page',
  },
  collegesOfCourse: {
    path: '/courses/:course',
    screen: 'public/CollegeList',
    layout: 'page',
  },
  plans: {
    path: '/plan',
    screen: 'public/Plans',
  },
  accuracy: {
    path: '/how-good',
    screen: 'public/Accuracy',
    layout: 'page',
  },
  notJoining: {
    path: '/not-joining',
    screen: 'public/NotJoining',
    layout: 'page',
  },
  glossary: {
    path: '/glossary',
    screen: 'public/Glossary',
    layout: 'page',
  },
  checkout: {
    path: '/checkout',
    screen: 'student/Checkout',
    isPrivate: true,
  },
  terms: {
    path: '/terms',
    screen: 'public/Terms',
  },
  privacy: {
    path: '/privacy',
    screen: 'public/Privacy',
  },
  aboutTranslation: {
    path: '/about-translation',
    screen: 'public/AboutTranslation',
  },
  login: {
    path: '/login',
    screen: 'public/Login',
    access: 'guest',
  },
  createAccount: {
    path: '/create-account',
    screen: 'public/SignUp',
    access: 'guest',
  },
  home: {
    path: '/home',
    screen: 'student/Home',
    layout: 'page',
    access: 'signedIn',
    isPrivate: true,
  },
  liveChat: {
    path: '/chat',
    screen: 'student/Chat',
    layout: 'site',
    access: 'signedIn',
    isPrivate: true,
  },
  colleges: {
    path: '/collage',
    screen: 'student/Finder',
    layout: 'page',
    access: 'signedIn',
    isPrivate: true,
  },
  prediction: {
    path: '/rank-predictor',
    screen: 'student/Prediction',
    layout: 'site',
    access: 'signedIn',
    isPrivate: true,
  },
  practice: {
    path: '/practice',
    screen: 'student/Practice',
    layout: 'page',
    access: 'signedIn',
    isPrivate: true,
  },
  choices: {
    path: '/choices',
    screen: 'student/Choices',
    layout: 'page',
    access: 'signedIn',
    isPrivate: true,
  },
  shortlist: {
    path: '/shortlist',
    screen: 'student/Shortlist',
    layout: 'page',
    access: 'signedIn',
    isPrivate: true,
  },
  sharedList: {
    path: '/shared-list',
    screen: 'public/SharedList',
    layout: 'page',
    isPrivate: true,
  },
  editProfile: {
    path: '/edit-profile',
    screen: 'student/EditProfile',
    layout: 'page',
    access: 'signedIn',
    isPrivate: true,
  },
  adminHome: {
    path: '/admin/home',
    screen: 'console/AdminHome',
    layout: 'admin',
    access: 'admin',
    isPrivate: true,
  },
  adminUsers: {
    path: '/admin/users',
    screen: 'console/Users',
    layout: 'admin',
    access: 'users',
    isPrivate: true,
  },
  adminFiles: {
    path: '/admin/files',
    screen: 'console/Files',
    layout: 'admin',
    access: 'admin',
    isPrivate: true,
  },
  adminAlerts: {
    path: '/admin/alerts',
    screen: 'console/Alerts',
    layout: 'admin',
    access: 'admin',
    isPrivate: true,
  },
  adminChat: {
    path: '/admin/chat',
    screen: 'console/AdminChat',
    layout: 'admin',
    access: 'conversations',
    isPrivate: true,
  },
  adminMessages: {
    path: '/admin/messages',
    screen: 'console/ContactMessages',
    layout: 'admin',
    access: 'admin',
    isPrivate: true,
  },
  adminPayments: {
    path: '/admin/payments',
    screen: 'console/Payments',
    layout: 'admin',
    access: 'admin',
    isPrivate: true,
  },
  adminData: {
    path: '/admin/data',
    screen: 'console/OfficialData',
    layout: 'admin',
    access: 'admin',
    isPrivate: true,
  },
  adminFigures: {
    path: '/admin/figures',
    screen: 'console/Figures',
    layout: 'admin',
    access: 'admin',
    isPrivate: true,
  },
  adminAudit: {
    path: '/admin/audit',
    screen: 'console/Audit',
    layout: 'admin',
    access: 'admin',
    isPrivate: true,
  },
  undoEmailChange: {
    path: '/undo-email-change',
    screen: 'public/UndoEmailChange',
    isPrivate: true,
  },
  notFound: {
    path: '*',
    screen: 'public/NotFound',
    isPrivate: true,
  },
} as const satisfies Record<
  keyof typeof pageTexts,
  Omit<Page, Exclude<keyof PageMeta, 'isPrivate'>>
>;

interface PageText {
  readonly name: string;
  /** @default the name and the site's name */
  readonly title?: string;
  readonly description: string;
  /** @default the name */
  readonly keywords?: string;
}

const withText = (
  page: Omit<Page, keyof PageMeta>,
  { name, title = `${name} | Seatwise`, description, keywords = name.toLowerCase() }: PageText,
): Page => ({ ...page, title, description, keywords });

export const allPages: readonly Page[] = Object.entries(pages).map(([name, page]) =>
  withText(page, pageTexts[name as keyof typeof pages]),
);
