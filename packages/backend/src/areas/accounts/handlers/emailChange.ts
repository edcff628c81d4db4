import { emailChange as contract } from '@seatwise/api-client/contract/emailChange';
import type { Backend } from '../../../backend.ts';
import type { User } from '../../../db/records.ts';
import { HttpError } from '../../../httpError.ts';
import { serveArea } from '../../../http/handle.ts';

const pendingOf = ({ pendingEmail }: User): string => {
  if (!pendingEmail) throw new HttpError(409, 'You have no new email to verify.');
  return pendingEmail;
};

export const emailChangeHandlers = (backend: Backend) => {
  const { chat, db, emailChanges, rateLimits } = backend;

  return serveArea(backend, contract, {
    readEmailChange: ({ user }) => ({
      email: user.pendingEmail ?? null,
    }),

    sendEmailChangeCode: async ({ user, peer }) => {
      await emailChanges.sendAgain(user, pendingOf(user), peer);
      return 'A code is on its way to the new address.';
    },

    confirmEmailChange: async ({ user, userNow, input: { email, otp }, session, signsIn }) => {
      pendingOf(user);
      if (!(await emailChanges.redeem(user, email, otp)))
        throw new HttpError(400, 'Invalid or expired OTP.');
      // Read again: the address may have been replaced, cancelled or taken during the check.
      const changed = await emailChanges.complete(userNow, email, session);
      signsIn(changed);
      chat.revalidateSockets();
      return { email: changed.email };
    },

    cancelEmailChange: ({ user }) => {
      db.users.update(user.id, { pendingEmail: null });
      return 'The email address stays as it was.';
    },

    undoEmailChange: async ({ input: { token }, peer }) => {
      rateLimits.wrongCodes.assertAllowed(peer);
      const restored = await emailChanges.undo(token);
      if (!restored) {
        rateLimits.wrongCodes.record(peer);
        throw new HttpError(400, 'This link was used before, or it is older than seven days.');
      }
      rateLimits.forgetSignIns(restored);
      chat.disconnectUser(restored.id);
      return { email: restored.email };
    },
  });
};
