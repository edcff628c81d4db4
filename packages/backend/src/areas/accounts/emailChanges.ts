import type { Database } from '../../db/database.ts';
import type { User } from '../../db/records.ts';
import type { Environment } from '../../environment.ts';
import { HttpError } from '../../httpError.ts';
import type { RateLimits } from '../../security/rateLimits.ts';
import { endAllSessions } from '../../security/tokens.ts';
import { countCode } from './countCode.ts';
import { createEmailUndos } from './emailUndos.ts';
import { createIsTaken, dropClaims } from './identifiers.ts';
import type { Otps } from './otps.ts';
import type { MailPort } from '../../mail/mail.ts';
import { emailChanged, emailRestored } from '../../mail/mails.ts';

const purpose = 'EMAIL_VERIFICATION';

/** No password has this hash, so a new one must be set with a code sent to the restored address. */
const noPassword = 'none';

interface Parts {
  readonly db: Database;
  readonly environment: Environment;
  readonly otps: Otps;
  readonly mail: MailPort;
  readonly rateLimits: RateLimits;
}

const isSame = (a: string, b: string | null | undefined): boolean =>
  a.toLowerCase() === b?.toLowerCase();

const sendNothing = async (): Promise<void> => {};

/**
 * An address replaces a verified one only after a code proved that it is reachable. Until then the
 * old address signs in and receives codes as before, so that a typo locks nobody out.
 */
export const createEmailChanges = ({ db, environment, otps, mail, rateLimits }: Parts) => {
  const undos = createEmailUndos(db, environment);
  const isTaken = createIsTaken({ db, environment });

  /** Throws a 409 if the address belongs to another account. */
  const checkFree = (email: string, user: User): void => {
    if (isTaken('email', email, user) || undos.isReserved(email, user.id))
      throw new HttpError(409, 'This email belongs to another account.');
  };

  const count = (user: User, email: string, peer: string | undefined): void =>
    countCode({ rateLimits, otps }, { userId: user.id, email, purpose, peer });

  const sendCode = (user: User, email: string): Promise<void> =>
    otps.send(email, purpose, { wanted: true, userId: user.id, language: user.language });

  return {
    checkFree,
    isReserved: undos.isReserved,

    /** The fields to store for a new email, and a function that sends the code afterwards. */
    prepare: (
      user: User,
      email: string,
      peer: string | undefined,
    ): { readonly fields: Partial<User>; readonly send: () => Promise<void> } => {
      checkFree(email, user);
      if (isSame(email, user.email)) return { fields: { email }, send: sendNothing };
      // An unverified address is replaced at once; the next sign-in asks for the code.
      if (!user.emailVerified) return { fields: { email, pendingEmail: null }, send: sendNothing };
      const fields = { pendingEmail: email };
      if (isSame(email, user.pendingEmail)) return { fields, send: sendNothing };
      count(user, email, peer);
      return { fields, send: () => sendCode(user, email) };
    },

    sendAgain: (user: User, email: string, peer: string | undefined): Promise<void> => {
      count(user, email, peer);
      return sendCode(user, email);
    },

    redeem: (user: User, email: string, otp: string): Promise<boolean> =>
      otps.redeem(email, purpose, otp, { userId: user.id }),

    /**
     * Swaps the addresses; refused if another address is pending, or another account has this one.
     * The old address gets a mail that can undo it; all sessions but the asking one end.
     */
    complete: async (userNow: () => User, email: string, session: string): Promise<User> => {
      const { token, id } = await undos.newLink();
      const user = userNow();
      if (!isSame(email, user.pendingEmail))
        throw new HttpError(409, 'This email needs no code any more. Reload the page.');
      checkFree(email, user);
      return db.transaction(() => {
        dropClaims(db, email);
        undos.add(id, user);
        const changed = db.users.update(user.id, {
          email: user.pendingEmail!,
          emailVerified: true,
          pendingEmail: null,
          ...endAllSessions(user, session),
        });
        mail.send(emailChanged(user, changed.email, token));
        return changed;
      });
    },

    /** Restores an address; undefined if the link is wrong, used or too old. */
    undo: async (token: string): Promise<User | undefined> => {
      const found = await undos.find(token);
      if (!found) return undefined;
      const { undo, user } = found;
      return db.transaction(() => {
        undos.endSince(undo);
        const restored = db.users.update(user.id, {
          email: undo.email,
          emailVerified: true,
          pendingEmail: null,
          // A person who took over the account may have set the password too.
          password: noPassword,
          ...endAllSessions(user),
        });
        mail.send(emailRestored(user, restored.email));
        return restored;
      });
    },
  };
};
