import { iso } from '@seatwise/api-client/contract/constants/time';
import { adminMails as contract } from '@seatwise/api-client/contract/adminMails';
import type { Backend } from '../../../backend.ts';
import { serveArea } from '../../../http/handle.ts';
import { givenUpMails, maySendAgain, sendGivenUp } from '../../../mail/givenUp.ts';

export const adminMailHandlers = (backend: Backend) => {
  const { db, environment } = backend;
  return serveArea(backend, contract, {
    listGivenUpMails: () =>
      givenUpMails(db).map((mail) => ({
        id: mail.id,
        email: mail.email,
        subject: mail.subject,
        createdAt: iso(mail.createdAt),
        fault: mail.fault,
        maySendAgain: maySendAgain(mail),
      })),

    sendMailsAgain: ({ audit }) =>
      db.transaction(() => {
        const count = sendGivenUp(db, environment.clock.now());
        if (count > 0)
          audit({
            subject: { kind: 'message', id: 'mails', label: 'Mails' },
            after: { sentAgain: count },
          });
        return { count };
      }),
  });
};
