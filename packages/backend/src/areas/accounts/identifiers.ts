import { day } from '@seatwise/api-client/contract/constants/time';
import type { Database } from '../../db/database.ts';
import type { User } from '../../db/records.ts';
import type { Environment } from '../../environment.ts';

type Identifier = 'email' | 'rollNumber';

/** How long an account that was never verified keeps its email from another sign-up. */
const unverifiedHold = 2 * day;

/** The account of an email or a roll number: the verified one, else the first that claims it. */
export const accountOf = (db: Database, field: Identifier, value: string): User | undefined => {
  const claims = db.users.where(field, value.toLowerCase());
  return claims.find(({ emailVerified }) => emailVerified) ?? claims[0];
};

/**
 * Whether another account keeps an email or a roll number from an account, or from a new one. One
 * that was never verified keeps no roll number, and its email for two days from who has yet to
 * prove that they read its mail.
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

/** Deletes other accounts that claim an email and were never verified: nobody has signed in to them. */
export const dropClaims = (db: Database, email: string, ownId?: number): void => {
  for (const { id, emailVerified } of db.users.where('email', email.toLowerCase()))
    if (!emailVerified && id !== ownId) {
      db.users.delete(id);
      db.applicants.delete(id);
    }
};
