import { ownData as contract } from '@seatwise/api-client/contract/ownData';
import type { Backend } from '../../../backend.ts';
import { serveArea } from '../../../http/handle.ts';
import { accountDeleted } from '../../../mail/mails.ts';
import { createOwnerProof } from '../ownerProof.ts';
import { erase, personalData } from '../personalRecords.ts';

export const ownDataHandlers = (backend: Backend) => {
  const { chat, db, environment, mail } = backend;
  const { assertPassword } = createOwnerProof(backend);
  return serveArea(backend, contract, {
    readOwnData: ({ user }) => personalData(db, user),

    deleteOwnAccount: async ({ user, userNow, input, peer }) => {
      await assertPassword(user, input.password, peer);
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
