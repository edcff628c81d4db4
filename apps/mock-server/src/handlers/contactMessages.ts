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

export const contactMessageHandlers = (backend: Backend): HttpHandler[] => {
  const { db } = backend;

  const list = handle(backend, contract.listContactMessages, () =>
    db.contactForms
      .all()
      .toSorted((a, b) => b.sentAt - a.sentAt || b.id - a.id)
      .map(toMessage),
  );

  const mark = handle(backend, contract.markContactMessage, ({ input: { id, isDone } }) => {
    if (!db.contactForms.get(id)) throw new HttpError(404, 'There is no such message.');
    return toMessage(db.transaction(() => db.contactForms.update(id, { isDone })));
  });

  return [list, mark];
};
