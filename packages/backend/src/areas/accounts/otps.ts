import { day, minute } from '@seatwise/api-client/contract/constants/time';
import type { Database } from '../../db/database.ts';
import type { Environment } from '../../environment.ts';
import { HttpError } from '../../httpError.ts';
import type { RateLimits } from '../../security/rateLimits.ts';
import { secrets } from '../../security/secrets.ts';
import { hmacSha256, sameText } from '../../security/signatures.ts';
import { codeKeyOf, createOtpRates, type Asker, type CodeKey, type Purpose } from './otpRates.ts';
import type { MailLanguage, MailPort } from '../../mail/mail.ts';
import { codeMail } from '../../mail/mails.ts';

/** A parent may be asked in the evening; who asked for a code for their own mailbox has it open. */
const lifetimes: Readonly<Record<Purpose, number>> = {
  EMAIL_VERIFICATION: 10 * minute,
  PASSWORD_RESET: 10 * minute,
  GUARDIAN_CONSENT: day,
};
const tries = 5;
const digits = 6;

/** Six digits, all values equally likely: a draw from the incomplete last million is repeated. */
const sixDigits = ({ randomBytes }: Environment): string => {
  for (;;) {
    const draw = new DataView(randomBytes(4).buffer).getUint32(0);
    if (draw < 4_294_000_000) return String(draw % 1_000_000).padStart(digits, '0');
  }
};

export interface CodeRequest extends Asker {
  readonly wanted: boolean;
  readonly language?: MailLanguage | undefined;
}

interface Parts extends Pick<RateLimits, 'guesses'> {
  readonly db: Database;
  readonly environment: Environment;
  readonly mail: MailPort;
}

/** One-time codes, bound to an email, a purpose and the asker; stored only as a keyed hash. */
export const createOtps = ({ db, environment, mail, guesses }: Parts) => {
  const now = () => environment.clock.now();
  const rates = createOtpRates(db, environment.clock);
  const hashOf = (id: string, code: string) => hmacSha256(secrets.otp(db), `${id}:${code}`);

  /** The caller's own code; else the mailbox's newest, for a caller who has changed networks. */
  const sentTo = ({ mailbox, id }: CodeKey) => {
    const own = db.otps.get(id);
    if (own && own.expiresAt > now()) return { sent: own, isOwn: true };
    const [newest] = db.otps
      .where('mailbox', mailbox)
      .toSorted((a, b) => b.expiresAt - a.expiresAt);
    return { sent: newest, isOwn: false };
  };

  return {
    /** Refuses if the next code has to wait. */
    check: (email: string, purpose: Purpose, asker: Asker): void => {
      rates.check(codeKeyOf(email, purpose, asker));
    },

    /** Whether the asker's own code may still be used. */
    isPending: (email: string, purpose: Purpose, asker: Asker): boolean => {
      const own = db.otps.get(codeKeyOf(email, purpose, asker).id);
      return Boolean(own?.hash) && own!.expiresAt > now();
    },

    /**
     * Sends a code. If no account needs it, it is not mailed, but the answer is the same and takes
     * as long, so that an asker cannot learn which addresses have accounts.
     */
    send: async (
      email: string,
      purpose: Purpose,
      { wanted, language, ...asker }: CodeRequest,
    ): Promise<void> => {
      const key = codeKeyOf(email, purpose, asker);
      rates.check(key);
      const code = guesses.isReached(key.mailbox)
        ? sixDigits(environment) + sixDigits(environment)
        : sixDigits(environment);
      const hash = await hashOf(key.id, code);
      const expiresAt = now() + lifetimes[purpose];
      db.transaction(() => {
        db.otps.put({
          ...key,
          purpose,
          hash: wanted ? hash : null,
          expiresAt,
          triesLeft: tries,
          triesOfOthers: tries,
          // Checked again, because many requests may run at once.
          sentAt: [...rates.check(key), now()],
        });
        if (wanted)
          mail.send(codeMail(email, language, { otp: code, otpPurpose: purpose, expiresAt }));
      });
    },

    /**
     * Uses up a code; returns whether it was right. After too many wrong codes for a mailbox, only
     * codes of twelve digits count: strangers cannot guess one, and the owner is not locked out.
     */
    redeem: async (
      email: string,
      purpose: Purpose,
      code: string,
      asker: Asker,
    ): Promise<boolean> => {
      const key = codeKeyOf(email, purpose, asker);
      const hash = await hashOf(sentTo(key).sent?.id ?? key.id, code.trim());
      if (guesses.isReached(key.mailbox) && code.trim().length < 2 * digits)
        throw new HttpError(
          400,
          `Too many wrong codes for this email. Get a new OTP: it has ${2 * digits} digits.`,
        );
      // Read again: the code may have been used or replaced meanwhile.
      const { sent, isOwn } = sentTo(key);
      const triesLeft = (isOwn ? sent?.triesLeft : sent?.triesOfOthers) ?? 0;
      const isLive =
        triesLeft > 0 && sent!.expiresAt > now() && sent!.expiresAt <= now() + lifetimes[purpose];
      const right = isLive && sameText(hash, sent!.hash ?? '');
      if (isLive)
        db.otps.update(sent!.id, {
          [isOwn ? 'triesLeft' : 'triesOfOthers']: triesLeft - 1,
          hash: right ? null : sent!.hash,
        });
      if (!right) guesses.record(key.mailbox);
      return right;
    },
  };
};

export type Otps = ReturnType<typeof createOtps>;
