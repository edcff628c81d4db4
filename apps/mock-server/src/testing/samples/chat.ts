import { may } from '@seatwise/api-client/contract/constants/permissions';
import type { User } from '../../db/records.ts';
import { userOf, type Host } from '../hosts.ts';
import type { Samples } from './sample.ts';

export const chatSamples: Samples = {
  listConversations: () => ({}),
  openConversation: ({ backend }, user) => ({
    studentId: may(user.role, 'console') ? userOf(backend, 'free').id : user.id,
  }),
  listMessages: ({ backend }, user) => ({ conversationId: conversationFor(backend, user) }),
  postMessage: ({ backend }, user) => ({
    conversationId: conversationFor(backend, user),
    senderId: user.id,
    content: 'When does round 2 start?',
    timestamp: '2026-07-20T10:00:00.000Z',
  }),
  findConversations: () => ({ page: 1, size: 50 }),
  listCounsellors: () => ({}),
  assignConversation: ({ backend }, user) => ({
    conversationId: conversationFor(backend, userOf(backend, 'free')),
    assigneeId: may(user.role, 'conversations') ? user.id : null,
    previousId: null,
  }),
  closeConversation: ({ backend }) => ({
    conversationId: conversationFor(backend, userOf(backend, 'free')),
    isClosed: true,
  }),
  settleConversation: ({ backend }) => ({
    conversationId: conversationFor(backend, userOf(backend, 'free')),
    messageId: 1,
  }),
  readConversation: ({ backend }) => ({
    conversationId: conversationFor(backend, userOf(backend, 'free')),
    messageId: 1,
  }),
  listNotes: ({ backend }) => ({
    conversationId: conversationFor(backend, userOf(backend, 'free')),
  }),
  addNote: ({ backend }) => ({
    conversationId: conversationFor(backend, userOf(backend, 'free')),
    text: 'Asked for a call on Monday.',
  }),
  listSavedReplies: () => ({}),
  addSavedReply: () => ({ title: 'Documents', text: 'Hello {name}, please bring the originals.' }),
  updateSavedReply: () => ({ id: 999_999, title: 'Documents', text: 'Bring the originals.' }),
  deleteSavedReply: () => ({ id: 999_999 }),
  readStudent: ({ backend }) => ({
    conversationId: conversationFor(backend, userOf(backend, 'free')),
  }),
  chatFigures: () => ({}),
};

const conversationFor = ({ chat, db }: Host['backend'], user: User): number =>
  chat.conversationsFor(user)[0]?.id ?? chat.open(db.users.get(user.id)!).id;
