import { hour } from '@seatwise/api-client/contract/constants/time';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../environment.ts';
import type { Otp } from '../../db/records.ts';
import { HttpError } from '../../httpError.ts';
import { siteOf } from '../../security/rateLimits.ts';

export type Purpose = Otp['purpose'];

const pause = 30_000;
const perHour = 5;
/** Above this total per hour, an address or IPv6 site gets one code for the mailbox, not five. */
const perHourToMailbox = 20;

/** Who asks for a code: a signed-in account, or a visitor from an address. */
export interface Asker {
  readonly userId?: number;
  readonly peer?: string | undefined;
}

/** The key by which codes are counted and stored. */
export interface CodeKey {
  readonly mailbox: string;
  readonly id: string;
}

/**
 * A code for a change of email is bound to the account that asked. A visitor's codes are bound to
 * the visitor's address, so that strangers cannot replace them or use them up.
 */
export const codeKeyOf = (
  email: string,
  purpose: Purpose,
  { userId, peer = 'here' }: Asker,
): CodeKey => {
  const address = email.toLowerCase();
  if (userId === undefined) {
    const mailbox = `${purpose}:${address}`;
    return { mailbox, id: `${mailbox} from ${peer}` };
  }
  const mailbox = `${purpose}:${userId}:${address}`;
  return { mailbox, id: mailbox };
};

/** The address or IPv6 site from which a visitor asked for a code. */
const askerOf = ({ mailbox, id }: CodeKey): string => {
  const peer = id.slice(`${mailbox} from `.length);
  return siteOf(peer) ?? peer;
};

/** Limits how often codes are sent to a mailbox. */
export const createOtpRates = (db: Database, { now }: Clock) => {
  /** Requests of the last hour; future ones, from before the clock was set back, do not count. */
  const recentOf = (sentAt: readonly number[]): number[] =>
    sentAt.filter((at) => at > now() - hour && at <= now());

  return {
    /** Refuses if the next code has to wait, else returns when the id's last codes were sent. */
    check: (key: CodeKey): number[] => {
      const own = recentOf(db.otps.get(key.id)?.sentAt ?? []);
      const all = db.otps.where('mailbox', key.mailbox);
      const timesOf = (sent: typeof all) => sent.flatMap(({ sentAt }) => recentOf(sentAt));
      const isFlooded = timesOf(all).length >= perHourToMailbox;
      const ofSite = ({ id }: { readonly id: string }) => askerOf({ ...key, id }) === askerOf(key);
      const counted = isFlooded ? timesOf(all.filter(ofSite)) : own;
      const free =
        counted.length >= (isFlooded ? 1 : perHour)
          ? Math.min(...counted) + hour
          : (own.at(-1) ?? -Infinity) + pause;
      if (free > now())
        throw HttpError.tooMany(
          'A code was sent a moment ago. Please wait before asking again.',
          free - now(),
        );
      return own;
    },
  };
};
