import { profile as contract } from '@seatwise/api-client/contract/profile';
import type { HttpHandler } from 'msw/http';
import type { Backend } from '../backend.ts';
import { Refusal } from '../refusal.ts';
import { handle } from './handle.ts';

export const profileHandlers = (backend: Backend): HttpHandler[] => {
  const { db, environment } = backend;

  const updateContact = handle(
    backend,
    contract.updateContact,
    ({ user, input: { id, email, phone } }) => {
      if (id !== user.id) throw new Refusal(403, 'You may change your own details only.');
      const [owner] = db.users.where('email', email.toLowerCase());
      if (owner && owner.id !== user.id)
        throw new Refusal(409, 'This email belongs to another account.');
      const isSame = email.toLowerCase() === user.email.toLowerCase();
      db.users.update(user.id, {
        email,
        phone: phone || null,
        // Whoever changes it has yet to show that it is theirs.
        emailVerified: user.emailVerified && isSame,
      });
      return 'Contact details updated successfully.';
    },
  );

  const sendContactForm = handle(backend, contract.sendContactForm, ({ input }) => {
    db.transaction(() =>
      db.contactForms.put({
        id: db.nextId('contactForms'),
        ...input,
        sentAt: environment.clock.now(),
      }),
    );
    return 'Thank you. We will get back to you within a day.';
  });

  return [updateContact, sendContactForm];
};
