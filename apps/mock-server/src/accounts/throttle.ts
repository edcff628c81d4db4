import type { Database } from '../db/database.ts';
import type { Environment } from '../environment.ts';
import { Refusal } from '../refusal.ts';

const allowed = 10;
const pause = 15 * 60_000;

/** Ten wrong passwords in a row close an account's sign-in for a quarter of an hour. */
export const createThrottle = (db: Database, { clock }: Environment) => ({
  check: (id: string): void => {
    const entry = db.throttles.get(id);
    if (entry && entry.failures >= allowed && entry.until > clock.now())
      throw Refusal.tooMany(
        'Too many attempts. Please try again later.',
        entry.until - clock.now(),
      );
  },
  failed: (id: string): void => {
    const entry = db.throttles.get(id);
    const failures = entry && entry.until > clock.now() ? entry.failures + 1 : 1;
    db.throttles.put({ id, failures, until: clock.now() + pause });
  },
  succeeded: (id: string): void => db.throttles.delete(id),
});
