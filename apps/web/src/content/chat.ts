import { loading, notLoaded, shortened } from '@seatwise/flows/shared';
import { counsellorHours } from './site.ts';

const { label: hours, reply, opensAt, closesAt } = counsellorHours;

/** Text of the live chat, for students and admins; exact where the requirements quote it. */
export const content = {
  live: 'Connected',
  notLive: 'Offline',
  status: {
    offline: 'You are offline. Your messages show here when you are online again.',
    connecting: 'Connecting…',
    waiting: 'Not connected. Trying again…',
    refused: 'Please log in again.',
    loading: loading('messages'),
    failed: `${notLoaded('the messages')} Trying again…`,
    notOpened: 'We could not open the conversation. Trying again…',
    loadingEarlier: loading('earlier messages'),
    earlierFailed: `${notLoaded('the earlier messages')} Please try again.`,
  },
  announced: (sender: string, text: string) => `${sender}: ${text}`,
} as const;

export const student = {
  open: `Counsellors reply here from ${hours}. They aim to reply within ${reply}.`,
  away: `Counsellors reply here from ${hours}. You can leave your message now.`,
  openUntil: `Open until ${closesAt}`,
  awayUntil: `Away until ${opensAt}`,
  talk: 'Talk to a counsellor',
  unread: (count: number) => `${count} new`,
  toChat: 'Open the chat',
  news: (sender: string, text: string, count: number) => {
    const more = count > 1 ? ` (${count} new messages)` : '';
    return `${sender || 'Your counsellor'}: ${shortened(text, 120)}${more}`;
  },
  counsellors: 'Seatwise counsellors',
  toBot: 'Ask the help bot',
  start: 'Start with a question',
  empty: 'Or write your own: about your rank, a college, a document or a deadline.',
  starters: [
    'Which colleges can I get with my rank?',
    'In which order should I fill my choices?',
    'Which documents do I need?',
  ],
  placeholder: 'Type your message...',
} as const;

export const admin = {
  title: 'Chat',
  list: 'Conversations',
  with: (name: string) => `Chat with ${name}`,
  back: 'All conversations',
  reply: 'Reply',
  placeholder: 'Type a reply...',
  empty: 'No messages yet',
  emptyHint: 'What you write here reaches the student at once.',
  noneChosen: 'No conversation is open',
  choose: 'Choose one from the list to read it and to reply.',
  noneYet: 'No conversations yet',
  noneYetHint: 'They appear as soon as a student writes.',
  notFound: 'This conversation does not exist',
  failed: notLoaded('the conversations'),
  failedHint: 'We try again in a few seconds.',
} as const;
