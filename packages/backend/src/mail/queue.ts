import { day, hour, minute } from '@seatwise/api-client/contract/constants/time';
import type { Database } from '../db/database.ts';
import type { QueuedMail } from '../db/records.ts';
import { randomName, type Environment } from '../environment.ts';
import type { RateLimits } from '../security/rateLimits.ts';
import { givenUpMails, sendGivenUp } from './givenUp.ts';
import type { Mail, MailPort } from './mail.ts';

/** How long the instance that claimed a mail may take to send it. */
export const lease = 1.5 * minute;

const firstDelay = 15_000;
/** How long to try to send a mail without a code. */
const patience = day;

/** Why a mail was not sent; after a final fault it is not tried again. */
export interface MailFault {
  readonly code: string;
  readonly isFinal: boolean;
}

interface Parts {
  readonly db: Database;
  readonly environment: Environment;
  readonly rateLimits: Pick<RateLimits, 'mails'>;
}

/**
 * Mails as records, written in the transaction of the change that they report, so that both happen
 * or neither does. A claim moves a mail's next attempt past the lease; if the claiming instance
 * dies, another sends the mail again, under the same id.
 */
export const createMailQueue = ({ db, environment, rateLimits }: Parts) => {
  const { now } = environment.clock;
  let onQueued: (() => void) | undefined;

  const giveUp = ({ id, expiresAt, text, tries }: QueuedMail, fault: string): void => {
    db.mails.update(id, { nextAt: null, fault, text: expiresAt === null ? text : '' });
    environment.log('mail given up', { id, tries, fault });
  };

  const send = ({ email, language, subject, text, link, code }: Mail): void => {
    const address = `${code ? 'codes' : 'notices'}:${email.toLowerCase()}`;
    const isTooMany = rateLimits.mails.isReached(address);
    rateLimits.mails.record(address);
    const mail = db.mails.put({
      id: randomName(environment, 16),
      email,
      language,
      subject,
      text,
      link,
      createdAt: now(),
      expiresAt: code?.expiresAt ?? null,
      tries: 0,
      nextAt: now(),
      fault: null,
    });
    if (isTooMany) giveUp(mail, 'too many to this address');
    else void db.turns.afterCommit(() => onQueued?.());
  };

  const due = (): QueuedMail[] =>
    db.mails.all().filter(({ nextAt }) => nextAt !== null && nextAt <= now());

  return {
    send,
    /** Registers a listener for committed mails. */
    onQueued: (hear: () => void): void => {
      onQueued = hear;
    },
    isDue: (): boolean => due().length > 0,

    /** Claims mails for this instance to send. */
    claim: (most: number): QueuedMail[] =>
      db.transaction(() => {
        for (const mail of due())
          if (mail.expiresAt !== null && mail.expiresAt <= now()) giveUp(mail, 'code over');
        return due()
          .slice(0, most)
          .map(({ id, tries }) => db.mails.update(id, { tries: tries + 1, nextAt: now() + lease }));
      }),

    /** Records the outcome of a claimed mail; ignored if another instance has claimed it since. */
    settle: ({ id, tries }: QueuedMail, fault?: MailFault): void => {
      const mail = db.mails.get(id);
      if (mail?.tries !== tries || mail.nextAt === null) return;
      if (!fault) {
        db.mails.delete(id);
        return;
      }
      const nextAt = now() + Math.min(firstDelay * 2 ** (tries - 1), hour);
      const isLate = nextAt >= (mail.expiresAt ?? mail.createdAt + patience);
      if (fault.isFinal || isLate) giveUp(mail, fault.code);
      else db.mails.update(id, { nextAt, fault: fault.code });
    },

    givenUp: (): QueuedMail[] => givenUpMails(db),
    sendAgain: (): number => sendGivenUp(db, now()),
  } satisfies MailPort & Record<string, unknown>;
};

export type MailQueue = ReturnType<typeof createMailQueue>;
