import { checkConnection, notLoaded, plural } from '@seatwise/flows/shared';

/** Text for sharing a choice list, and of the shared page. */
export const sharing = {
  title: 'Share the list',
  hint: 'Anyone with this link can see your list, but not your notes. They cannot change it. The link is free on every plan.',
  withRank: 'Show my rank too',
  make: 'Make a link',
  link: 'Link',
  copy: 'Copy the link',
  copied: 'Copied',
  notCopied: 'The browser did not copy it; select the link and copy it yourself.',
  until: (date: string, withRank: boolean) =>
    `The link works until ${date}. ${withRank ? 'It shows your rank.' : 'Your rank is hidden.'}`,
  end: 'Stop sharing',
  notLoaded: notLoaded('your link and the counsellor’s comments'),
  again: 'Try again',
  counsellor: {
    title: 'Your counsellor',
    text: 'We send the link to your chat. Your counsellor sees your rank and all answers “About you”: category, home state, disability, budget and the rest. Your counsellor comments next to each college. You see it here and in the chat.',
    send: 'Share with my counsellor',
    sent: 'Sent to your counsellor.',
    openChat: 'Open the chat',
    notInPlan:
      'With ADVANCE and PREMIUM a counsellor checks your list and comments next to each college. The list and the link are free.',
    plans: 'Compare the plans',
  },
} as const;

export const comments = {
  by: (author: string, date: string) => [author, date].filter(Boolean).join(', '),
  staff: 'Counsellor',
  unread: 'New',
  unreadCount: (count: number) =>
    plural(count, {
      one: '# new comment of your counsellor',
      other: '# new comments of your counsellor',
    }),
  markRead: 'Mark as read',
} as const;

/** Text of the page that a shared link opens. */
export const shared = {
  fallbackTitle: 'Shared choice list',
  subtitle: 'A student shared this choice list with you. You can read it, but not change it.',
  rank: (rank: string) => `All India rank ${rank}`,
  about: 'About the student',
  budget: (budget: string) => `can pay ${budget} a year`,
  noAnswers: 'The student has not answered the questions about category, state and budget.',
  count: (count: number) => plural(count, { one: '# choice', other: '# choices' }),
  locked: (date: string) => `locked on ${date}`,
  saved: (date: string) => `as of ${date}`,
  until: (date: string) => `the link ends on ${date}`,
  list: 'Choices in their order',
  empty: 'The list is empty',
  missing: 'This link does not work',
  missingHint: 'It has expired or is incomplete. Ask the student for a new one.',
  failed: notLoaded('the list'),
  failedHint: checkConnection,
  again: 'Try again',
  home: 'To the start page',
  noCounsellor:
    'This student’s plan has no counsellor. You can read the list, but not comment on it.',
  comment: (name: string) => `Comment on ${name}`,
  write: 'Comment',
  on: (name: string) => `on ${name}`,
  label: 'Comment for the student',
  missingText: 'Write something first.',
  send: 'Send',
  hint: 'The student sees it next to the seat and in the chat. You cannot undo this.',
  notSent: `We could not send the comment. ${checkConnection}`,
} as const;
