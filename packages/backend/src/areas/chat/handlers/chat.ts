import { chat as contract } from '@seatwise/api-client/contract/chat';
import type { Backend } from '../../../backend.ts';
import { isStaff } from '../conversationAccess.ts';
import { wireMessage } from '../posting.ts';
import type { Message } from '../../../db/records.ts';
import { HttpError } from '../../../httpError.ts';
import { serveArea } from '../../../http/handle.ts';

const storedMessage = (message: Message) => ({
  ...wireMessage(message),
  id: message.id,
  clientMessageId: message.clientMessageId,
});

export const chatHandlers = (backend: Backend) => {
  const { chat, db, staffConversations } = backend;

  return serveArea(backend, contract, {
    listConversations: ({ user }) =>
      chat
        .conversationsFor(user)
        .toSorted((a, b) => b.lastUpdated - a.lastUpdated || b.id - a.id)
        .map((conversation) => staffConversations.rowFor(conversation, user)),

    openConversation: ({ user, input: { studentId } }) => {
      if (!isStaff(user) && studentId !== user.id) throw new HttpError(403, 'You may not do this.');
      const student = db.users.get(studentId);
      if (!student || student.deletedAt !== null || isStaff(student))
        throw new HttpError(404, 'There is no such student.');
      return staffConversations.rowFor(chat.open(student), user);
    },

    listMessages: ({ user, input: { conversationId, before, limit } }) => {
      const all = chat.messagesOf(chat.conversationOf(user, conversationId));
      const end = before === undefined ? all.length : all.findIndex(({ id }) => id === before);
      if (end === -1) throw new HttpError(400, 'before: There is no such message here.');
      return all.slice(limit === undefined ? 0 : Math.max(0, end - limit), end).map(storedMessage);
    },

    postMessage: ({ user, input }) =>
      storedMessage(chat.postMessage(user, input.conversationId, input.content, null)),
  });
};
