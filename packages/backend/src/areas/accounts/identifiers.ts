import { day } from '@seatwise/api-client/contract/constants/time';
import type { Database } from '../../db/database.ts';
import type { User } from '../../db/records.ts';
import type { Environment } from '../../environment.ts';

type Identifier = 'email' | 'rollNumber';

/** How long a never verified account blocks its email for other sign-ups. */
const unverifiedHold = 2 * day;

/** The account of an email or roll number: the verified account, else the first that claims it. */
export const accountOf = (db: Database, field: Identifier, value: string): User | undefined => {
  const claims = db.users.where(field, value.toLowerCase());
  return claims.find(({ emailVerified }) => emailVerified) ?? claims[0];
};

/**
 * Whether another account blocks an email or a roll number for an account, or for a new one. A
 * never verified account blocks no roll number. It blocks its email for two days, but only for a
 * sign-up that has not yet proved that it reads the mail.
 */
export const createIsTaken =
  ({ db, environment }: { readonly db: Database; readonly environment: Environment }) =>
  (field: Identifier, value: string, asker?: User): boolean => {
    const owner = accountOf(db, field, value);
    if (!owner || owner.id === asker?.id) return false;
    if (owner.emailVerified) return true;
    const isYoung = environment.clock.now() - (owner.createdAt ?? 0) < unverifiedHold;
    return field === 'email' && !asker?.emailVerified && isYoung;
  };

/** Deletes other accounts that claim an email and were never verified, so nobody ever signed in. */
export const dropClaims = (db: Database, email: string, ownId?: number): void => {
  for (const { id, emailVerified } of db.users.where('email', email.toLowerCase()))
    if (!emailVerified && id !== ownId) {
      db.users.delete(id);
      db.applicants.delete(id);
    }
};
