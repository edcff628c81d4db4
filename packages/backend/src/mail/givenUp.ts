import type { Database } from '../db/database.ts';
import type { QueuedMail } from '../db/records.ts';

/** Mails that are no longer tried, newest first. */
export const givenUpMails = (db: Database): QueuedMail[] =>
  db.mails
    .all()
    .filter(({ nextAt }) => nextAt === null)
    .toSorted((a, b) => b.createdAt - a.createdAt);

/** A mail with a code must not be sent again, because the code will have expired. */
export const maySendAgain = ({ expiresAt }: QueuedMail): boolean => expiresAt === null;

/** Queues given-up mails again; returns how many. */
export const sendGivenUp = (db: Database, now: number): number => {
  const again = givenUpMails(db).filter(maySendAgain);
  for (const { id } of again)
    db.mails.update(id, { nextAt: now, createdAt: now, tries: 0, fault: null });
  return again.length;
};
