import { contactMessages as contract } from '@seatwise/api-client/contract/contactMessages';
import type { HttpHandler } from 'msw/http';
import type { Backend } from '../backend.ts';
import type { ContactForm } from '../db/records.ts';
import { HttpError } from '../httpError.ts';
import { handle } from './handle.ts';

const toMessage = ({ sentAt, isDone = false, ...form }: ContactForm) => ({
  ...form,
  sentAt: new Date(sentAt).toISOString(),
  isDone,
});

const stateOf = ({ isDone }: ContactForm) => ({ state: isDone ? 'done' : 'new' });

export const contactMessageHandlers = (backend: Backend): HttpHandler[] => {
  const { db } = backend;

  const list = handle(backend, contract.listContactMessages, () =>
    db.contactForms
      .all()
      .toSorted((a, b) => b.sentAt - a.sentAt || b.id - a.id)
      .map(toMessage),
  );

  const mark = handle(backend, contract.markContactMessage, ({ input: { id, isDone }, audit }) => {
    const before = db.contactForms.get(id);
    if (!before) throw new HttpError(404, 'There is no such message.');
    return db.transaction(() => {
      const after = db.contactForms.update(id, { isDone });
      audit({
        subject: { kind: 'message', id, label: before.name },
        before: stateOf(before),
        after: stateOf(after),
      });
      return toMessage(after);
    });
  });

  return [list, mark];
};
