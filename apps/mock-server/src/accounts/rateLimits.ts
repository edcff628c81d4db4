import type { Database } from '../db/database.ts';
import type { Environment } from '../environment.ts';
import { HttpError } from '../httpError.ts';

const quarter = 15 * 60_000;
const hour = 60 * 60_000;

/** The limits of one network address, which a whole class-room may share. */
export interface AddressLimits {
  /** Wrong passwords, and apart from them wrong codes, in a quarter of an hour. */
  readonly signIns: number;
  /** One-time codes in an hour. */
  readonly codes: number;
  /** New accounts in an hour. */
  readonly signUps: number;
  /** Messages of the contact form in an hour. */
  readonly contactForms: number;
}

export const defaultLimits: AddressLimits = {
  signIns: 100,
  codes: 60,
  signUps: 100,
  contactForms: 30,
};

/** The wrong passwords of one user begin with this, whatever address they came from. */
const signInsOf = (userId: number): string => `user ${userId} from `;

/** Whose wrong passwords count together: by address too, so that nobody can lock somebody else out. */
export const signInKey = (userId: number | undefined, name: string, peer = 'here'): string =>
  userId === undefined ? `name ${name.toLowerCase()} from ${peer}` : signInsOf(userId) + peer;

/** A fixed window for each key, stored so that a restart resets nothing. */
const createRateLimit =
  (db: Database, { clock }: Environment) =>
  (name: string, limit: number, windowMs: number) => {
    const idOf = (key: string): string => `${name}:${key}`;
    const activeEntry = (key: string) => {
      const entry = db.throttles.get(idOf(key));
      return entry && entry.until > clock.now() ? entry : undefined;
    };
    return {
      /** Throws a 429 once the limit is reached; without a key nothing is limited. */
      assertAllowed: (key: string | undefined): void => {
        const entry = key === undefined ? undefined : activeEntry(key);
        if (entry && entry.count >= limit)
          throw HttpError.tooMany(
            'Too many attempts. Please try again later.',
            entry.until - clock.now(),
          );
      },
      record: (key: string | undefined): void => {
        if (key === undefined) return;
        const entry = activeEntry(key);
        const count = (entry?.count ?? 0) + 1;
        const fresh = !entry || count >= limit;
        const until = fresh ? clock.now() + windowMs : entry.until;
        db.evenWhenFull(() => {
          for (const { id, until: ended } of db.throttles.all())
            if (ended <= clock.now()) db.throttles.delete(id);
          db.throttles.put({ id: idOf(key), count, until });
        });
      },
      reset: (key: string): void => db.evenWhenFull(() => db.throttles.delete(idOf(key))),
      resetAll: (prefix: string): void =>
        db.evenWhenFull(() => {
          for (const { id } of db.throttles.all())
            if (id.startsWith(idOf(prefix))) db.throttles.delete(id);
        }),
    };
  };

export const createRateLimits = (db: Database, environment: Environment, limits: AddressLimits) => {
  const rateLimit = createRateLimit(db, environment);
  const account = rateLimit('account', 10, quarter);
  return {
    /** Ten wrong passwords from one address lock its sign-in to an account for a quarter of an hour. */
    account,
    /** After a new password: wrong tries of the old one must not lock it out. */
    forgetSignIns: (userId: number): void => account.resetAll(signInsOf(userId)),
    signIns: rateLimit('sign-ins', limits.signIns, quarter),
    codes: rateLimit('codes', limits.codes, hour),
    wrongCodes: rateLimit('wrong-codes', limits.signIns, quarter),
    signUps: rateLimit('sign-ups', limits.signUps, hour),
    contactForms: rateLimit('contact-forms', limits.contactForms, hour),
    /** Of all addresses together: a hundred days of it are less than half a gigabyte. */
    contactFormsOfAll: rateLimit('contact-forms-of-all', 1000, 24 * hour),
    /** Codes for changes of email, by account. */
    codesByAccount: rateLimit('codes-by-account', 10, hour),
    /** Codes for changes of email, by mailbox. */
    codesToMailbox: rateLimit('codes-to-mailbox', 5, hour),
  };
};

export type RateLimits = ReturnType<typeof createRateLimits>;
