import { may } from '@seatwise/api-client/contract/constants/permissions';
import type { InputOf } from '../inputs.ts';
import { noRecord } from '../known.ts';

const ofStudent: InputOf = async ({ studentConversation }) => ({
  conversationId: await studentConversation(),
});

export const chatInputs: Readonly<Record<string, InputOf>> = {
  listConversations: () => ({}),
  openConversation: async ({ me, student }) => ({
    studentId: may(me.role, 'console') ? (await student()).id : me.id,
  }),
  listMessages: async ({ conversation }) => ({ conversationId: await conversation() }),
  postMessage: async ({ me, conversation }) => ({
    conversationId: await conversation(),
    senderId: me.id,
    content: 'When does round 2 start?',
    timestamp: '2026-07-20T10:00:00.000Z',
  }),
  findConversations: () => ({ page: 1, size: 50 }),
  listCounsellors: () => ({}),
  assignConversation: async (known) => ({
    ...(await ofStudent(known)),
    assigneeId: may(known.me.role, 'conversations') ? known.me.id : null,
    previousId: null,
  }),
  closeConversation: async (known) => ({ ...(await ofStudent(known)), isClosed: true }),
  settleConversation: async (known) => ({ ...(await ofStudent(known)), messageId: 1 }),
  readConversation: async (known) => ({ ...(await ofStudent(known)), messageId: 1 }),
  listNotes: ofStudent,
  addNote: async (known) => ({
    ...(await ofStudent(known)),
    text: 'Asked for a call on Monday.',
  }),
  listSavedReplies: () => ({}),
  addSavedReply: () => ({ title: 'Documents', text: 'Hello {name}, please bring the originals.' }),
  updateSavedReply: () => ({ id: noRecord, title: 'Documents', text: 'Bring the originals.' }),
  deleteSavedReply: () => ({ id: noRecord }),
  readStudent: ofStudent,
  chatFigures: () => ({}),
};
