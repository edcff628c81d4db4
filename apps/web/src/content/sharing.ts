import { plural } from '@seatwise/flows/shared';

/** Text of sharing a choice list, and of the page that its link leads to. */
export const sharing = {
  title: 'Share the list',
  hint: 'Whoever has the link reads the name of the list and its seats, without your notes. They cannot change anything. The link is free on every plan.',
  withRank: 'Show my rank too',
  make: 'Make a link',
  link: 'Link',
  copy: 'Copy the link',
  copied: 'Copied',
  notCopied: 'The browser did not copy it; select the link and copy it yourself.',
  until: (date: string, withRank: boolean) =>
    `It ends on ${date}. ${withRank ? 'It shows your rank.' : 'It does not show your rank.'}`,
  end: 'End the link',
  notLoaded: 'Whether the list is shared, and what your counsellor wrote, could not be loaded.',
  again: 'Try again',
  counsellor: {
    title: 'Your counsellor',
    text: 'The link and your rank go into your chat. Your counsellor writes by the seats; you find it here and in the chat.',
    send: 'Share with my counsellor',
    sent: 'It is in your chat now.',
    openChat: 'Open the chat',
    notInPlan:
      'With ADVANCE and PREMIUM a counsellor goes through your list and writes by the seats. The list and the link are free.',
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

/** The page of a link. */
export const shared = {
  fallbackTitle: 'Shared choice list',
  subtitle: 'A student shared this choice list with you. You can read it, and change nothing.',
  rank: (rank: string) => `All India rank ${rank}`,
  count: (count: number) => plural(count, { one: '# choice', other: '# choices' }),
  locked: (date: string) => `locked on ${date}`,
  saved: (date: string) => `as of ${date}`,
  until: (date: string) => `the link ends on ${date}`,
  list: 'Choices in their order',
  empty: 'The list is empty',
  missing: 'This link leads nowhere',
  missingHint: 'It has ended, or it is not whole. Ask the student for a new one.',
  failed: 'The list could not be loaded',
  failedHint: 'Check the connection, then try again.',
  again: 'Try again',
  home: 'To the start page',
  noCounsellor:
    'The plan of this student has no counsellor, so you can read the list and not comment on it.',
  comment: (name: string) => `Comment on ${name}`,
  write: 'Comment',
  on: (name: string) => `on ${name}`,
  label: 'Comment for the student',
  missingText: 'Write something first.',
  send: 'Send',
  hint: 'It stands by the seat and in the conversation with the student. It cannot be taken back.',
  notSent: 'The comment was not sent. Check the connection and try again.',
} as const;
