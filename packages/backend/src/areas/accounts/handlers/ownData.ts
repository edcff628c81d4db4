import { ownData as contract } from '@seatwise/api-client/contract/ownData';
import type { Backend } from '../../../backend.ts';
import { HttpError } from '../../../httpError.ts';
import { serveArea } from '../../../http/handle.ts';
import { accountDeleted } from '../../../mail/mails.ts';
import { signInKey } from '../../../security/rateLimits.ts';
import { erase, personalData } from '../personalRecords.ts';

export const ownDataHandlers = (backend: Backend) => {
  const { chat, db, environment, mail, passwords, rateLimits } = backend;
  return serveArea(backend, contract, {
    readOwnData: ({ user }) => personalData(db, user),

    deleteOwnAccount: async ({ user, userNow, input, peer }) => {
      // A stolen session must not guess passwords faster than a sign-in can.
      const account = signInKey(user.email, peer);
      rateLimits.account.assertAllowed(account);
      const isRight = await passwords.matches(user.password, input.password, peer);
      rateLimits.account.assertAllowed(account);
      if (!isRight) {
        rateLimits.account.record(account);
        throw new HttpError(400, 'This is not your password. Try again.');
      }
      const present = userNow();
      db.transaction(() => {
        erase(db, present, environment.clock.now());
        mail.send(accountDeleted(present));
      });
      chat.disconnectUser(present.id);
      return 'Account deleted.';
    },
  });
};
