import type { Database } from '../db/database.ts';
import type { Environment } from '../environment.ts';
import { Refusal } from '../refusal.ts';

const quarter = 15 * 60_000;
const hour = 60 * 60_000;

/** How much one address may do: many share one, such as a class-room's. */
export interface AddressLimits {
  /** Wrong passwords in a quarter of an hour. */
  readonly signIns: number;
  /** One-time codes in an hour. */
  readonly codes: number;
}

export const defaultLimits: AddressLimits = { signIns: 100, codes: 60 };

const createThrottle =
  (db: Database, { clock }: Environment) =>
  (name: string, allowed: number, pause: number) => {
    const idOf = (whose: string): string => `${name}:${whose}`;
    const present = (whose: string) => {
      const entry = db.throttles.get(idOf(whose));
      return entry && entry.until > clock.now() ? entry : undefined;
    };
    return {
      /** Refuses whoever has used up what is allowed. Without an address nobody is throttled. */
      check: (whose: string | undefined): void => {
        const entry = whose === undefined ? undefined : present(whose);
        if (entry && entry.count >= allowed)
          throw Refusal.tooMany(
            'Too many attempts. Please try again later.',
            entry.until - clock.now(),
          );
      },
      count: (whose: string | undefined): void => {
        if (whose === undefined) return;
        const entry = present(whose);
        const count = (entry?.count ?? 0) + 1;
        const fresh = !entry || count >= allowed;
        const until = fresh ? clock.now() + pause : entry.until;
        db.transaction(() => {
          for (const { id, until: ended } of db.throttles.all())
            if (ended <= clock.now()) db.throttles.delete(id);
          db.throttles.put({ id: idOf(whose), count, until });
        });
      },
      forget: (whose: string): void => db.throttles.delete(idOf(whose)),
    };
  };

export const createThrottles = (db: Database, environment: Environment, limits: AddressLimits) => {
  const throttle = createThrottle(db, environment);
  return {
    /** Ten wrong passwords close an account's sign-in for a quarter of an hour. */
    account: throttle('account', 10, quarter),
    signIns: throttle('sign-ins', limits.signIns, quarter),
    codes: throttle('codes', limits.codes, hour),
    /** Codes for a change of email, of one account to whatever addresses. */
    codesByAccount: throttle('codes-by-account', 10, hour),
    /** Codes for a change of email that reach one mailbox, whoever asks for them. */
    codesToMailbox: throttle('codes-to-mailbox', 5, hour),
  };
};

export type Throttles = ReturnType<typeof createThrottles>;
