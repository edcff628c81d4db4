import { iso } from '@seatwise/api-client/contract/constants/time';
import { contactMessages as contract } from '@seatwise/api-client/contract/contactMessages';
import { contactReply } from '../../../mail/mails.ts';
import type { Backend } from '../../../backend.ts';
import type { ContactMessage } from '../../../db/records.ts';
import { HttpError, orNotFound } from '../../../httpError.ts';
import { serveArea } from '../../../http/handle.ts';

/** Enough for any exchange; limited because each reply rewrites the whole record. */
const maxReplies = 50;

/** Records from before states existed say only whether staff dealt with them. */
export const stateOf = ({ state, isDone }: ContactMessage) => state ?? (isDone ? 'closed' : 'new');

const toMessage = (form: ContactMessage) => {
  const { id, name, email, phone, message, sentAt, replies = [] } = form;
  return {
    id,
    name,
    email,
    phone,
    message,
    sentAt: iso(sentAt),
    state: stateOf(form),
    replies: replies.map(({ text, by, at }) => ({ text, by, at: iso(at) })),
  };
};

const subjectOf = ({ id, name }: ContactMessage) => ({ kind: 'message', id, label: name }) as const;

export const contactMessageHandlers = (backend: Backend) => {
  const { db, environment, mail } = backend;

  const requireMessage = (id: number): ContactMessage =>
    orNotFound(db.contactMessages.get(id), 'There is no such message.');

  return serveArea(backend, contract, {
    listContactMessages: () =>
      db.contactMessages
        .all()
        .toSorted((a, b) => b.sentAt - a.sentAt || b.id - a.id)
        .map(toMessage),

    markContactMessage: ({ input: { id, state }, audit }) => {
      const before = requireMessage(id);
      return db.transaction(() => {
        const after = db.contactMessages.update(id, { state });
        audit({
          subject: subjectOf(before),
          before: { state: stateOf(before) },
          after: { state },
        });
        return toMessage(after);
      });
    },

    replyToContactMessage: async ({ input: { id, text }, user, audit }) => {
      const before = requireMessage(id);
      const { replies = [], email } = before;
      if (!email) throw new HttpError(409, 'This message has no email address.');
      if (replies.length >= maxReplies)
        throw new HttpError(409, 'This message has the most replies that we keep.');
      const added = { text, by: user.username, at: environment.clock.now() };
      const after = db.transaction(() => {
        const form = db.contactMessages.update(id, {
          state: 'answered',
          replies: [...replies, added],
        });
        audit({
          subject: subjectOf(before),
          before: { state: stateOf(before) },
          after: { state: 'answered', reply: text },
        });
        mail.send(contactReply(form, text));
        return form;
      });
      return toMessage(after);
    },
  });
};
