import { HttpError } from '../httpError.ts';
import type { User } from '../db/records.ts';

type Minor = Pick<User, 'guardianContact' | 'guardianAgreedAt'>;

/** Whether the account is a minor's, and no code of the parent or guardian has confirmed it yet. */
export const awaitsGuardian = ({ guardianContact, guardianAgreedAt }: Minor): boolean =>
  Boolean(guardianContact) && !guardianAgreedAt;

/** Null if a mobile number was given, to which no code can be sent. */
export const guardianEmailOf = ({ guardianContact }: Minor): string | null =>
  guardianContact?.includes('@') ? guardianContact : null;

/** A minor's contract is void without a parent's consent, so no order is made before it. */
export const assertMayBuy = (user: Minor): void => {
  if (awaitsGuardian(user))
    throw new HttpError(
      409,
      'Your parent or guardian has to confirm before you buy. Get their code in your profile.',
    );
};
