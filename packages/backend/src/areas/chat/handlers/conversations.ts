import { iso } from '@seatwise/api-client/contract/constants/time';
import { conversations as contract } from '@seatwise/api-client/contract/conversations';
import type { Backend } from '../../../backend.ts';
import { isStaff } from '../conversationAccess.ts';
import type { Conversation, ConversationNote, User } from '../../../db/records.ts';
import { HttpError, orNotFound } from '../../../httpError.ts';
import { serveArea } from '../../../http/handle.ts';
import { mergeSeen } from '../../../http/seenFields.ts';
import { pageOf } from '../../../http/pageOf.ts';
import { studentOf } from './studentOf.ts';

const toNote = ({ id, authorName, text, writtenAt }: ConversationNote) => ({
  id,
  authorName,
  text,
  writtenAt: iso(writtenAt),
});

const stateOf = (isClosed: boolean) => ({ state: isClosed ? 'closed' : 'open' });

const subjectOfReply = ({ id, title }: { readonly id: number; readonly title: string }) =>
  ({ kind: 'saved reply', id, label: title }) as const;

export const conversationHandlers = (backend: Backend) => {
  const { chat, db, staffConversations, environment } = backend;

  const subjectOf = ({ id, studentId }: Conversation) =>
    ({
      kind: 'conversation',
      id,
      label: db.users.get(studentId)?.username ?? 'Student',
    }) as const;

  const nameOf = (userId: number | null | undefined): string | null =>
    (typeof userId === 'number' && db.users.get(userId)?.username) || null;

  const staffOf = (id: number): User => {
    const user = db.users.get(id);
    if (!user || user.deletedAt !== null || !isStaff(user))
      throw new HttpError(400, 'assigneeId: There is no such counsellor.');
    return user;
  };

  /** Changes a conversation, audits the change, and shows it to all staff. */
  const change = (
    user: User,
    { id }: Conversation,
    fields: Partial<Conversation>,
    note: () => void,
  ) => {
    const after = db.transaction(() => {
      note();
      return db.conversations.update(id, fields);
    });
    chat.publishChange(user, after);
    return staffConversations.rowFor(after, user);
  };

  const requireReply = (id: number) =>
    orNotFound(db.savedReplies.get(id), 'There is no such text.');

  // Literal paths first: a parameter would match them.
  return serveArea(backend, contract, {
    findConversations: ({ user, input: { page, size, selected, ...wanted } }) => {
      const found = staffConversations.find(wanted, user);
      const chosen = selected === undefined ? undefined : db.conversations.get(selected);
      const toFound = (conversation: Conversation) => ({
        ...staffConversations.rowFor(conversation, user),
        excerpt: staffConversations.excerptOf(conversation, wanted.search ?? ''),
      });
      return {
        conversations: pageOf(found, page, size).map(toFound),
        found: found.length,
        all: db.conversations.size,
        unread: staffConversations.unreadInAll(user),
        upTo: db.lastId('messages'),
        selected: chosen ? toFound(chosen) : null,
      };
    },

    chatFigures: () => staffConversations.figures(),

    assignConversation: ({ user, input: { conversationId, assigneeId, previousId }, audit }) => {
      const before = chat.conversationOf(user, conversationId);
      if (assigneeId !== null) staffOf(assigneeId);
      const { assigneeId: holder = null } = before;
      if (holder !== previousId && holder !== assigneeId)
        throw new HttpError(
          409,
          holder === null
            ? 'Nobody has this conversation any more.'
            : `${nameOf(holder) ?? 'Somebody else'} has this conversation.`,
          { conversation: staffConversations.rowFor(before, user) },
        );
      return change(user, before, { assigneeId }, () =>
        audit({
          subject: subjectOf(before),
          before: { assignee: nameOf(holder) },
          after: { assignee: nameOf(assigneeId) },
        }),
      );
    },

    listCounsellors: () =>
      db.users
        .all()
        .filter((user) => user.deletedAt === null && user.isActive && isStaff(user))
        .map(({ id, username, role }) => ({ id, username, role }))
        .toSorted((a, b) => a.username.localeCompare(b.username, 'en-IN')),

    closeConversation: ({ user, input: { conversationId, isClosed }, audit }) => {
      const before = chat.conversationOf(user, conversationId);
      return change(user, before, { isClosed }, () =>
        audit({
          subject: subjectOf(before),
          before: stateOf(before.isClosed === true),
          after: stateOf(isClosed),
        }),
      );
    },

    settleConversation: ({ user, input: { conversationId, messageId }, audit }) => {
      const before = chat.conversationOf(user, conversationId);
      const settledUpTo = Math.max(messageId, before.settledUpTo ?? 0);
      return change(user, before, { settledUpTo }, () =>
        audit({ subject: subjectOf(before), after: { state: 'needs no answer' } }),
      );
    },

    readConversation: ({ user, input: { conversationId, messageId } }) => {
      const conversation = chat.conversationOf(user, conversationId);
      staffConversations.markRead(user, conversation, messageId);
      return staffConversations.rowFor(conversation, user);
    },

    listNotes: ({ user, input: { conversationId } }) => {
      const { id } = chat.conversationOf(user, conversationId);
      return db.conversationNotes.where('conversationId', String(id)).map(toNote);
    },

    addNote: ({ user, input: { conversationId, text }, audit }) => {
      const conversation = chat.conversationOf(user, conversationId);
      return db.transaction(() => {
        audit({ subject: subjectOf(conversation), after: { note: text } });
        return toNote(
          db.conversationNotes.put({
            id: db.nextId('conversationNotes'),
            conversationId,
            authorName: user.username,
            text,
            writtenAt: environment.clock.now(),
          }),
        );
      });
    },

    listSavedReplies: () => db.savedReplies.all(),

    addSavedReply: ({ input, audit }) =>
      db.transaction(() => {
        const { id, ...words } = db.savedReplies.put({ id: db.nextId('savedReplies'), ...input });
        audit({ subject: subjectOfReply({ id, ...words }), after: words });
        return { id, ...words };
      }),

    updateSavedReply: ({ input: { id, seen = {}, ...edit }, audit }) => {
      const { id: _, ...before } = requireReply(id);
      const subject = { kind: 'saved reply', id, what: 'reply' };
      const words = mergeSeen(db, subject, { edit, seen, current: before });
      return db.transaction(() => {
        audit({ subject: subjectOfReply({ id, ...words }), before, after: words });
        return db.savedReplies.update(id, words);
      });
    },

    deleteSavedReply: ({ input: { id }, audit }) => {
      const { id: _, ...before } = requireReply(id);
      db.transaction(() => {
        audit({ subject: subjectOfReply({ id, ...before }), before });
        db.savedReplies.delete(id);
      });
      return { id };
    },

    readStudent: ({ user, input: { conversationId } }) =>
      studentOf(backend, chat.conversationOf(user, conversationId)),
  });
};
