import { plural } from '@seatwise/flows/shared';
import { readOperator } from '../env.ts';

/** The site's name, tagline and contact, in one place for an operator to change. */
export const site = {
  name: 'Seatwise',
  claim: 'Seat prediction, live alerts and expert advice for NEET UG, MDS and PG counselling.',
  copyright: '© 2025 Seatwise',
} as const;

export const operator = readOperator(import.meta.env);

/** When and how soon counsellors reply, in Indian time; placeholders until an operator sets them. */
export const counsellorHours = {
  opens: 9,
  closes: 21,
  opensAt: '9 am',
  closesAt: '9 pm',
  label: '9 am to 9 pm (IST)',
  reply: '1 hour',
} as const;

const digits = operator.phone.replaceAll(/\D/g, '');
/** No-break spaces keep the number on one line. */
const number = operator.phone.replaceAll(' ', '\u00A0');

export const contact = {
  whatsApp: { label: number, href: `https://wa.me/${digits}` },
  email: { label: operator.email, href: `mailto:${operator.email}` },
  phone: { label: number, href: `tel:+${digits}` },
} as const;

export const social = {
  facebook: { label: 'Facebook', href: 'https://www.facebook.com/seatwise.example' },
  telegram: { label: 'Telegram', href: 'https://t.me/seatwise_example' },
  whatsApp: { label: 'WhatsApp', href: contact.whatsApp.href },
} as const;

/** Shown if scripts are off; index.html has the English text. */
export const withoutScript = 'Seatwise needs JavaScript to show your colleges.';

/** The label of the progress bar while a route loads. */
export const routeLoading = 'Loading the page';

export const navigation = {
  login: 'Login',
  createAccount: 'Create Account',
  events: 'Events',
  plans: 'Plans',
  services: 'Services',
  contact: 'Contact',
  console: 'Console',
  dashboard: 'My Dashboard',
  prediction: 'College Prediction',
  colleges: 'Colleges',
  choices: 'Choices',
  shortlist: 'Shortlist',
  chat: 'Chat',
  /** Short names for the phone's bottom bar. */
  thumb: { dashboard: 'Home', prediction: 'Predict' },
  editProfile: 'Edit Profile',
  logout: 'Logout',
  loggingOut: 'Logging out…',
  account: (name: string) => `Account of ${name}`,
  newMessages: (count: number) =>
    plural(count, { one: 'new chat message', other: 'new chat messages' }),
  skip: 'Skip to the content',
} as const;

export const footer = {
  services: 'Services',
  events: 'Current Events',
  plans: 'Plans',
  collegeLists: 'Colleges by state and course',
  accuracy: 'How accurate are our predictions?',
  notJoining: 'If you do not join',
  glossary: 'Glossary',
  faqs: 'FAQs',
  contact: 'Contact Us',
  chat: 'Chat Support',
  terms: 'Terms',
  privacy: 'Privacy',
  aboutTranslation: 'About our Hindi pages',
} as const;

/** Shown to staff on pages that are made for students. */
export const forStudents = {
  text: 'This page is for students. You are logged in as staff: you need no rank and no plan.',
  toConsole: 'Open the console',
} as const;

export const theme = {
  label: 'Theme',
  system: 'Same as device',
  light: 'Light',
  dark: 'Dark',
} as const;

export const session = {
  title: 'Seatwise',
  ending: 'We will log you out in a few minutes. Save your work, then log in again.',
  change: (name: string, before: string, after: string) => `${name}: ${after} (it was ${before}).`,
  changed: (changes: readonly string[]) =>
    `Your details have changed. ${changes.join(' ')} We use the new ones from now on.`,
} as const;

/** Text for use without a network: the bar, and the page that replaces one that cannot be shown. */
export const offline = {
  text: 'You are offline. We will load the rest when you are back online.',
  student: 'You are offline. Pages that you opened before still work:',
  heading: 'You are offline',
  hint: 'You have not opened this page on this device before. We will open it when you are back online.',
} as const;

/** Text for a tab from before a deployment, whose files the server no longer has. */
export const newVersion = {
  heading: 'Seatwise has a new version',
  hint: 'We load the page again for you. What you typed is safe.',
} as const;

export const failure = {
  heading: 'Something went wrong',
  hint: 'We could not show this page. What you typed is safe.',
  again: 'Try again',
} as const;

export const notFound = {
  heading: 'Page not found',
  hint: 'Check the address for typing mistakes. The page may also have moved.',
  home: 'Go to the home page',
} as const;

/** The names of the documents that a user agrees to by signing in or up. */
export const agreement = { terms: 'Terms', and: 'and', privacy: 'Privacy' } as const;
