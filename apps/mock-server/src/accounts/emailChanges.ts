import type { Database } from '../db/database.ts';
import type { User } from '../db/records.ts';
import { HttpError } from '../httpError.ts';
import type { Otps } from './otps.ts';
import type { RateLimits } from './rateLimits.ts';

const purpose = 'EMAIL_VERIFICATION';

const isSame = (a: string, b: string | null | undefined): boolean =>
  a.toLowerCase() === b?.toLowerCase();

const sendNothing = async (): Promise<void> => {};

/**
 * An address replaces a verified one only after a code proved that it is reachable. Until then the
 * old one keeps signing in and receiving codes, so that a typo locks no account.
 */
export const createEmailChanges = (db: Database, otps: Otps, rateLimits: RateLimits) => {
  /** Throws a 409 for an address of another account. */
  const checkFree = (email: string, userId: number): void => {
    const [owner] = db.users.where('email', email.toLowerCase());
    if (owner && owner.id !== userId)
      throw new HttpError(409, 'This email belongs to another account.');
  };

  /** Throws a 429 after too many codes, and counts this one. */
  const countCode = (user: User, email: string, peer: string | undefined): void => {
    const counters = [
      [rateLimits.codes, peer],
      [rateLimits.codesByAccount, String(user.id)],
      [rateLimits.codesToMailbox, email.toLowerCase()],
    ] as const;
    for (const [limit, whose] of counters) limit.assertAllowed(whose);
    otps.check(email, purpose, user.id);
    for (const [limit, whose] of counters) limit.record(whose);
  };

  const sendCode = (user: User, email: string): Promise<void> =>
    otps.send(email, purpose, true, user.id);

  return {
    checkFree,

    /** What to store for an account that was given this email, and the code to send after that. */
    prepare: (
      user: User,
      email: string,
      peer: string | undefined,
    ): { readonly fields: Partial<User>; readonly send: () => Promise<void> } => {
      checkFree(email, user.id);
      if (isSame(email, user.email)) return { fields: { email }, send: sendNothing };
      // Without a verified address there is none to keep: the next sign-in asks for the code.
      if (!user.emailVerified) return { fields: { email, pendingEmail: null }, send: sendNothing };
      const fields = { pendingEmail: email };
      if (isSame(email, user.pendingEmail)) return { fields, send: sendNothing };
      countCode(user, email, peer);
      return { fields, send: () => sendCode(user, email) };
    },

    sendAgain: (user: User, email: string, peer: string | undefined): Promise<void> => {
      countCode(user, email, peer);
      return sendCode(user, email);
    },

    redeem: (user: User, email: string, otp: string): Promise<boolean> =>
      otps.redeem(email, purpose, otp, user.id),

    /** The swap; refused when another address waits by now, or another account has this one. */
    complete: (user: User, email: string): User => {
      if (!isSame(email, user.pendingEmail))
        throw new HttpError(409, 'This email address does not wait for verification any more.');
      checkFree(email, user.id);
      return db.users.update(user.id, {
        email: user.pendingEmail!,
        emailVerified: true,
        pendingEmail: null,
      });
    },
  };
};
