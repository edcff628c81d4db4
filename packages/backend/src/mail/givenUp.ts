import type { Database } from '../db/database.ts';
import type { QueuedMail } from '../db/records.ts';

/** Mails that are tried no more, newest first. */
export const givenUpMails = (db: Database): QueuedMail[] =>
  db.mails
    .all()
    .filter(({ nextAt }) => nextAt === null)
    .toSorted((a, b) => b.createdAt - a.createdAt);

/** A mail with a code is of no use once the code is over. */
export const maySendAgain = ({ expiresAt }: QueuedMail): boolean => expiresAt === null;

/** Queues the mails again that were given up; answers how many. */
export const sendGivenUp = (db: Database, now: number): number => {
  const again = givenUpMails(db).filter(maySendAgain);
  for (const { id } of again)
    db.mails.update(id, { nextAt: now, createdAt: now, tries: 0, fault: null });
  return again.length;
};
