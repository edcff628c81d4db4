import { hour } from '@seatwise/api-client/contract/constants/time';
import type { otpPurposes } from '@seatwise/api-client/contract/accounts';
import type { Database } from '../../db/database.ts';
import { secrets } from '../../security/secrets.ts';
import type { Environment } from '../../environment.ts';
import { HttpError } from '../../httpError.ts';
import type { Outbox } from './outbox.ts';
import { siteOf, type RateLimits } from '../../security/rateLimits.ts';
import { hmacSha256, sameText } from '../../security/signatures.ts';

type Purpose = (typeof otpPurposes)[number];

const lifetime = 10 * 60_000;
const tries = 5;
const pause = 30_000;
const perHour = 5;
/** Beyond these in an hour, an address or IPv6 site has one more code for the mailbox, not five. */
const perHourToMailbox = 20;

const digits = 6;

/** Six digits, each value equally likely: a draw from the incomplete last million is repeated. */
const sixDigits = ({ randomBytes }: Environment): string => {
  for (;;) {
    const draw = new DataView(randomBytes(4).buffer).getUint32(0);
    if (draw < 4_294_000_000) return String(draw % 1_000_000).padStart(digits, '0');
  }
};

/** Who asks: an account that is signed in, or a visitor from an address. */
export interface Asker {
  readonly userId?: number;
  readonly peer?: string | undefined;
}

/** A code for a change of email holds for the account that asked alone. */
const mailboxOf = (email: string, purpose: Purpose, { userId }: Asker): string =>
  [purpose, ...(userId === undefined ? [] : [userId]), email.toLowerCase()].join(':');

/** A visitor's codes are their address's own, so that strangers replace and use up none of them. */
const idOf = (mailbox: string, { userId, peer = 'here' }: Asker): string =>
  userId === undefined ? `${mailbox} from ${peer}` : mailbox;

/** The address or IPv6 site that asked for a visitor's code. */
const askerIn = (mailbox: string, id: string): string => {
  const peer = id.slice(`${mailbox} from `.length);
  return siteOf(peer) ?? peer;
};

interface Parts extends Pick<RateLimits, 'guesses'> {
  readonly db: Database;
  readonly environment: Environment;
  readonly outbox: Outbox;
}

/** One-time codes, bound to an email, a purpose and who asked; kept as a keyed hash only. */
export const createOtps = ({ db, environment, outbox, guesses }: Parts) => {
  const now = () => environment.clock.now();
  let sweptAt = -Infinity;

  /** Those of the last hour; what a clock that stepped back left in the future does not count. */
  const recently = (sentAt: readonly number[]): number[] =>
    sentAt.filter((at) => at > now() - hour && at <= now());

  const sweep = (): void => {
    if (Math.abs(now() - sweptAt) < 60_000) return;
    sweptAt = now();
    for (const { id, expiresAt, sentAt } of db.otps.all())
      if (expiresAt <= now() && recently(sentAt).length === 0) db.otps.delete(id);
  };

  /** Refuses where the next code has to wait, else returns when the last ones of the id were sent. */
  const checkRate = (mailbox: string, id: string): number[] => {
    const recent = recently(db.otps.get(id)?.sentAt ?? []);
    const all = db.otps.where('mailbox', mailbox);
    const ofSite = all.filter((sent) => askerIn(mailbox, sent.id) === askerIn(mailbox, id));
    const timesOf = (sent: typeof all) => sent.flatMap(({ sentAt }) => recently(sentAt));
    const isFlooded = timesOf(all).length >= perHourToMailbox;
    const counted = isFlooded ? timesOf(ofSite) : recent;
    const last = recent.at(-1) ?? -Infinity;
    const free =
      counted.length >= (isFlooded ? 1 : perHour) ? Math.min(...counted) + hour : last + pause;
    if (free > now())
      throw HttpError.tooMany(
        'A code was sent a moment ago. Please wait before asking again.',
        free - now(),
      );
    return recent;
  };

  /** The caller's own code; else the newest of the mailbox, for who changed networks meanwhile. */
  const sentTo = (mailbox: string, id: string) => {
    const own = db.otps.get(id);
    if (own && own.expiresAt > now()) return { sent: own, isOwn: true };
    const [newest] = db.otps
      .where('mailbox', mailbox)
      .toSorted((a, b) => b.expiresAt - a.expiresAt);
    return { sent: newest, isOwn: false };
  };

  return {
    /** Refuses where the next code has to wait. */
    check: (email: string, purpose: Purpose, asker: Asker): void => {
      const mailbox = mailboxOf(email, purpose, asker);
      checkRate(mailbox, idOf(mailbox, asker));
    },

    /** Whether a code of the asker's own may still be used. */
    isPending: (email: string, purpose: Purpose, asker: Asker): boolean => {
      const mailbox = mailboxOf(email, purpose, asker);
      const own = db.otps.get(idOf(mailbox, asker));
      return Boolean(own?.hash) && own!.expiresAt > now();
    },

    /** Sends a code; a wanted one gets mail, another one costs and answers the same. */
    send: async (
      email: string,
      purpose: Purpose,
      { wanted, ...asker }: Asker & { readonly wanted: boolean },
    ): Promise<void> => {
      const mailbox = mailboxOf(email, purpose, asker);
      const id = idOf(mailbox, asker);
      checkRate(mailbox, id);
      const code = guesses.isReached(mailbox)
        ? sixDigits(environment) + sixDigits(environment)
        : sixDigits(environment);
      const hash = await hmacSha256(secrets.otp(db), `${id}:${code}`);
      const expiresAt = now() + lifetime;
      sweep();
      db.otps.put({
        id,
        mailbox,
        purpose,
        hash: wanted ? hash : null,
        expiresAt,
        triesLeft: tries,
        triesOfOthers: tries,
        // Asked again, because many requests may have been under way at once.
        sentAt: [...checkRate(mailbox, id), now()],
      });
      if (wanted) outbox.deliver({ email, otp: code, otpPurpose: purpose, expiresAt });
    },

    /**
     * Uses a code up; answers whether it was the right one. After too many wrong codes for a mailbox,
     * only codes of twelve digits count: strangers cannot guess one, and the owner is not locked out.
     */
    redeem: async (
      email: string,
      purpose: Purpose,
      code: string,
      asker: Asker,
    ): Promise<boolean> => {
      const mailbox = mailboxOf(email, purpose, asker);
      const id = idOf(mailbox, asker);
      const hash = await hmacSha256(
        secrets.otp(db),
        `${sentTo(mailbox, id).sent?.id ?? id}:${code.trim()}`,
      );
      if (guesses.isReached(mailbox) && code.trim().length < 2 * digits)
        throw new HttpError(
          400,
          `Too many wrong codes were entered for this email. Please request a new OTP: it has ${2 * digits} digits.`,
        );
      // Read again: the code may have been used or replaced meanwhile.
      const { sent, isOwn } = sentTo(mailbox, id);
      const triesLeft = (isOwn ? sent?.triesLeft : sent?.triesOfOthers) ?? 0;
      const isLive =
        triesLeft > 0 && sent!.expiresAt > now() && sent!.expiresAt <= now() + lifetime;
      const right = isLive && sameText(hash, sent!.hash ?? '');
      if (isLive)
        db.otps.update(sent!.id, {
          [isOwn ? 'triesLeft' : 'triesOfOthers']: triesLeft - 1,
          hash: right ? null : sent!.hash,
        });
      if (!right) guesses.record(mailbox);
      return right;
    },
  };
};

export type Otps = ReturnType<typeof createOtps>;
