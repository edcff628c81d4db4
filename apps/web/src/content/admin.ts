import { plural } from '@seatwise/flows/shared';

/** Text of the admin console; exact where the requirements quote it. */
export const shell = {
  label: 'Console',
  home: 'Home',
  users: 'Users',
  files: 'Files',
  alerts: 'Alerts',
  payments: 'Payments',
  data: 'Data',
  chat: 'Chat',
  unread: (count: number) => plural(count, { one: '# unread message', other: '# unread messages' }),
  messages: 'Inbox',
  figures: 'Figures',
  audit: 'Audit',
  settings: 'Settings',
  theme: (name: string, isChosen: boolean) => `Theme: ${name}${isChosen ? ' (chosen)' : ''}`,
  logout: 'Logout',
} as const;

export const home = {
  greeting: (username: string) => `Hi ${username.toLocaleUpperCase('en-IN')} !`,
  users: { title: 'Manage Users', subtitle: (count: string) => `Active Users: ${count}` },
  payments: {
    title: 'Payments',
    subtitle: (rupees: string) => `Pending: ₹${rupees}`,
  },
  files: {
    title: 'Manage Files',
    subtitle: (percent: string) => `Storage: ${percent}% used`,
  },
  unnamed: {
    title: 'Plans are on sale without a seller’s name',
    text: 'The terms need your company’s name, address, GSTIN and grievance officer. Set VITE_OPERATOR_NAME and the other VITE_OPERATOR settings, then build the site again.',
  },
} as const;

/** The kinds of work on the console's home, and the page for each. */
export const waiting = {
  heading: 'To do',
  chats: { title: 'Unanswered chats', none: 'Every chat is answered.', all: 'Open the chat' },
  messages: {
    title: 'New messages',
    none: 'Every message is done.',
    all: 'Open the messages',
  },
  questions: {
    title: 'Questions to the help bot',
    none: 'The help bot had an answer to everything.',
    all: 'Open the questions',
  },
  orders: { title: 'Pending orders', none: 'No order is pending.', all: 'Open the payments' },
  refunds: { title: 'Refunds due', none: 'Nothing is to be paid back.', all: 'Open the refunds' },
  refundReasons: {
    'paid twice': 'paid twice',
    'held already': 'had the plan already',
    'account gone': 'the account is deleted',
    requested: 'decided by staff',
  },
  files: { title: 'Files of the week', none: 'No file in seven days.', all: 'Open the files' },
  /** The age of the oldest item of a queue. */
  longest: (days: number) =>
    days < 1
      ? 'Longest wait: less than a day'
      : `Longest wait: ${plural(days, { one: '# day', other: '# days' })}`,
  since: (days: number, moment: string) =>
    days < 1 ? moment : `${plural(days, { one: '# day', other: '# days' })}, since ${moment}`,
  more: (count: string) => `and ${count} more`,
} as const;

/** The specified figures, shown until the server responds or if it cannot. */
export const placeholderFigures = {
  activeUsers: 307,
  pendingPaise: 1_243_000,
  storageUsedPercent: 82,
} as const;
