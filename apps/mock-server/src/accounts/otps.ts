import type { otpPurposes } from '@seatwise/api-client/contract/accounts';
import type { Database } from '../db/database.ts';
import { secrets } from '../db/seed/secrets.ts';
import type { Environment } from '../environment.ts';
import { HttpError } from '../httpError.ts';
import type { Outbox } from './outbox.ts';
import { hmacSha256, sameText } from '../payments/signatures.ts';

type Purpose = (typeof otpPurposes)[number];

const lifetime = 10 * 60_000;
const tries = 5;
const pause = 30_000;
const hour = 60 * 60_000;
const perHour = 5;

/** Six digits, each value equally likely: a draw from the incomplete last million is repeated. */
const sixDigits = ({ randomBytes }: Environment): string => {
  for (;;) {
    const draw = new DataView(randomBytes(4).buffer).getUint32(0);
    if (draw < 4_294_000_000) return String(draw % 1_000_000).padStart(6, '0');
  }
};

/** A code for a change of email holds for the account that asked alone. */
const keyOf = (email: string, purpose: Purpose, userId?: number): string =>
  [purpose, ...(userId === undefined ? [] : [userId]), email.toLowerCase()].join(':');

/** One-time codes, bound to an email and a purpose; kept as a keyed hash only. */
export const createOtps = (db: Database, environment: Environment, outbox: Outbox) => {
  const now = () => environment.clock.now();

  const checkRate = (key: string): number[] => {
    const recent = (db.otps.get(key)?.sentAt ?? []).filter((at) => at > now() - hour);
    const last = recent.at(-1) ?? -Infinity;
    const free = recent.length >= perHour ? recent[0]! + hour : last + pause;
    if (free > now())
      throw HttpError.tooMany(
        'A code was sent a moment ago. Please wait before asking again.',
        free - now(),
      );
    return recent;
  };

  return {
    /** Refuses where the next code has to wait. */
    check: (email: string, purpose: Purpose, userId?: number): void => {
      checkRate(keyOf(email, purpose, userId));
    },

    /** Sends a code; a known address gets mail, an unknown one costs and answers the same. */
    send: async (
      email: string,
      purpose: Purpose,
      known: boolean,
      userId?: number,
    ): Promise<void> => {
      const key = keyOf(email, purpose, userId);
      checkRate(key);
      const code = sixDigits(environment);
      const hash = await hmacSha256(secrets.otp(db), `${key}:${code}`);
      const expiresAt = now() + lifetime;
      for (const { id, expiresAt: ended, sentAt } of db.otps.all())
        if (ended <= now() && sentAt.every((at) => at <= now() - hour)) db.otps.delete(id);
      db.otps.put({
        id: key,
        purpose,
        hash: known ? hash : null,
        expiresAt,
        triesLeft: tries,
        // Asked again, because many requests may have been under way at once.
        sentAt: [...checkRate(key), now()],
      });
      if (known) outbox.deliver({ email, otp: code, otpPurpose: purpose, expiresAt });
    },

    /** Uses a code up; answers whether it was the right one. */
    redeem: async (
      email: string,
      purpose: Purpose,
      code: string,
      userId?: number,
    ): Promise<boolean> => {
      const key = keyOf(email, purpose, userId);
      const hash = await hmacSha256(secrets.otp(db), `${key}:${code.trim()}`);
      const sent = db.otps.get(key);
      if (!sent?.hash || sent.expiresAt <= now()) return false;
      const right = sameText(hash, sent.hash);
      const triesLeft = sent.triesLeft - 1;
      db.otps.update(key, { triesLeft, hash: right || triesLeft === 0 ? null : sent.hash });
      return right;
    },
  };
};

export type Otps = ReturnType<typeof createOtps>;
