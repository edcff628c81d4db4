import { guardian as contract } from '@seatwise/api-client/contract/guardian';
import type { Backend } from '../../../backend.ts';
import type { User } from '../../../db/records.ts';
import { serveArea } from '../../../http/handle.ts';
import { HttpError } from '../../../httpError.ts';
import { awaitsGuardian, guardianEmailOf } from '../../../security/guardian.ts';
import { countCode } from '../countCode.ts';

const purpose = 'GUARDIAN_CONSENT';

const assertWaiting = (user: User): void => {
  if (!awaitsGuardian(user))
    throw new HttpError(409, 'Your account needs no confirmation by a parent or guardian.');
};

export const guardianHandlers = (backend: Backend) => {
  const { db, environment, otps } = backend;

  return serveArea(backend, contract, {
    readGuardian: ({ user }) => ({
      isWaiting: awaitsGuardian(user),
      email: guardianEmailOf(user),
    }),

    sendGuardianCode: async ({ user, input: { email }, peer }) => {
      assertWaiting(user);
      const own = [user.email, user.pendingEmail].map((address) => address?.toLowerCase());
      if (own.includes(email.toLowerCase()))
        throw new HttpError(400, 'This is your own email. We need the one of your parent.');
      countCode(backend, { userId: user.id, email, purpose, peer });
      db.users.update(user.id, { guardianContact: email });
      const { language } = user;
      await otps.send(email, purpose, { wanted: true, userId: user.id, language });
      return 'A code is on its way to your parent or guardian.';
    },

    confirmGuardian: async ({ user, userNow, input: { otp } }) => {
      assertWaiting(user);
      const email = guardianEmailOf(user);
      if (!email || !(await otps.redeem(email, purpose, otp, { userId: user.id })))
        throw new HttpError(400, 'Invalid or expired OTP.');
      // Read again: the address may have been replaced, or the account deleted, during the check.
      const current = userNow();
      if (guardianEmailOf(current) !== email) throw new HttpError(400, 'Invalid or expired OTP.');
      db.users.update(current.id, { guardianAgreedAt: environment.clock.now() });
      return 'Thank you. You can buy a plan now.';
    },
  });
};
