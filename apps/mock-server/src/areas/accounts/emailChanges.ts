import { day } from '@seatwise/api-client/contract/constants/time';
import type { Database } from '../../db/database.ts';
import { hex, type Environment } from '../../environment.ts';
import type { User } from '../../db/records.ts';
import { HttpError } from '../../httpError.ts';
import { hmacSha256 } from '../../security/signatures.ts';
import { secrets } from '../../security/secrets.ts';
import { emailChanged, emailRestored } from './mails.ts';
import type { Otps } from './otps.ts';
import type { Outbox } from './outbox.ts';
import type { RateLimits } from '../../security/rateLimits.ts';
import { endAllSessions } from '../../security/tokens.ts';

const purpose = 'EMAIL_VERIFICATION';

/** How long a change can be undone by the old address. Milliseconds. */
const undoTime = 7 * day;

/** No password has this hash: the next one is set by a code to the restored address. */
const noPassword = 'none';

interface Parts {
  readonly db: Database;
  readonly environment: Environment;
  readonly otps: Otps;
  readonly outbox: Outbox;
  readonly rateLimits: RateLimits;
}

const isSame = (a: string, b: string | null | undefined): boolean =>
  a.toLowerCase() === b?.toLowerCase();

const sendNothing = async (): Promise<void> => {};

/**
 * An address replaces a verified one only after a code proved that it is reachable. Until then the
 * old one keeps signing in and receiving codes, so that a typo locks no account.
 */
export const createEmailChanges = ({ db, environment, otps, outbox, rateLimits }: Parts) => {
  const now = () => environment.clock.now();

  /** Whether an address may still be brought back to another account. */
  const isReserved = (email: string, userId?: number): boolean =>
    db.emailUndos
      .where('email', email.toLowerCase())
      .some(
        (undo) =>
          undo.until > now() &&
          undo.userId !== userId &&
          db.users.get(undo.userId)?.deletedAt === null,
      );

  /** Throws a 409 for an address of another account. */
  const checkFree = (email: string, userId: number): void => {
    const [owner] = db.users.where('email', email.toLowerCase());
    if ((owner && owner.id !== userId) || isReserved(email, userId))
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
    otps.check(email, purpose, { userId: user.id });
    for (const [limit, whose] of counters) limit.record(whose);
  };

  const undoId = (token: string): Promise<string> => hmacSha256(secrets.otp(db), `undo:${token}`);

  const sendCode = (user: User, email: string): Promise<void> =>
    otps.send(email, purpose, { wanted: true, userId: user.id });

  return {
    checkFree,
    isReserved,

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
      otps.redeem(email, purpose, otp, { userId: user.id }),

    /**
     * The swap; refused when another address waits by now, or another account has this one. The old
     * address gets a mail and can undo it; of the sessions, the one that did it goes on.
     */
    complete: async (userNow: () => User, email: string, session: string): Promise<User> => {
      const token = hex(environment.randomBytes(24));
      const id = await undoId(token);
      const user = userNow();
      if (!isSame(email, user.pendingEmail))
        throw new HttpError(409, 'This email address does not wait for verification any more.');
      checkFree(email, user.id);
      const changed = db.transaction(() => {
        for (const undo of db.emailUndos.all())
          if (undo.until <= now()) db.emailUndos.delete(undo.id);
        db.emailUndos.put({
          id,
          userId: user.id,
          email: user.email,
          changedAt: now(),
          until: now() + undoTime,
        });
        return db.users.update(user.id, {
          email: user.pendingEmail!,
          emailVerified: true,
          pendingEmail: null,
          ...endAllSessions(user, session),
        });
      });
      outbox.notify(emailChanged(user.email, changed.email, token));
      return changed;
    },

    /** Brings an address back; undefined for a link that is wrong, used or too old. */
    undo: async (token: string): Promise<User | undefined> => {
      const undo = db.emailUndos.get(await undoId(token));
      const user = undo && db.users.get(undo.userId);
      if (!undo || undo.until <= now() || user?.deletedAt !== null) return undefined;
      const restored = db.transaction(() => {
        // Later links were mailed to addresses that this one takes the account away from.
        for (const { id, userId, changedAt } of db.emailUndos.all())
          if (userId === user.id && changedAt >= undo.changedAt) db.emailUndos.delete(id);
        return db.users.update(user.id, {
          email: undo.email,
          emailVerified: true,
          pendingEmail: null,
          // Whoever changed the address may have set the password too.
          password: noPassword,
          ...endAllSessions(user),
        });
      });
      outbox.notify(emailRestored(user.email, restored.email));
      return restored;
    },
  };
};
