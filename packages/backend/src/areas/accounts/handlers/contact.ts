import { contact as contract } from '@seatwise/api-client/contract/contact';
import type { Backend } from '../../../backend.ts';
import { HttpError } from '../../../httpError.ts';
import { serveArea } from '../../../http/handle.ts';

export const contactHandlers = (backend: Backend) => {
  const { db, emailChanges, environment, rateLimits } = backend;

  return serveArea(backend, contract, {
    updateContact: async ({ user, input: { id, email, phone }, peer }) => {
      if (id !== user.id) throw new HttpError(403, 'You may change your own details only.');
      const { fields, send } = emailChanges.prepare(user, email, peer);
      // The form sends the intended address, so the current address cancels a pending change.
      const saved = db.users.update(user.id, {
        pendingEmail: null,
        ...fields,
        phone: phone || null,
      });
      await send();
      const message = 'Contact details updated successfully.';
      return saved.pendingEmail
        ? { success: true, message, email: saved.email, pendingEmail: saved.pendingEmail }
        : message;
    },

    sendContactForm: ({ input, peer }) => {
      rateLimits.contactMessages.assertAllowed(peer);
      rateLimits.contactMessages.record(peer);
      db.transaction(() =>
        db.contactMessages.put({
          id: db.nextId('contactMessages'),
          ...input,
          sentAt: environment.clock.now(),
          state: 'new',
        }),
      );
      return 'Thank you. We will get back to you within a day.';
    },
  });
};
