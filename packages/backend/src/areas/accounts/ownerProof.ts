import type { Backend } from '../../backend.ts';
import type { User } from '../../db/records.ts';
import { HttpError } from '../../httpError.ts';
import { signInKey } from '../../security/rateLimits.ts';

type Parts = Pick<Backend, 'passwords' | 'rateLimits' | 'secondFactors'>;

/** How a user who is signed in, or signs in, proves to be the account's owner. */
export const createOwnerProof = ({ passwords, rateLimits, secondFactors }: Parts) => ({
  /** Throws a 400 for a wrong password; a stolen session guesses none faster than a sign-in does. */
  assertPassword: async (user: User, password: string, peer: string | undefined): Promise<void> => {
    const account = signInKey(user.email, peer);
    rateLimits.account.assertAllowed(account);
    const isRight = await passwords.matches(user.password, password, peer);
    rateLimits.account.assertAllowed(account);
    if (isRight) return;
    rateLimits.account.record(account);
    throw new HttpError(400, 'This is not your password. Try again.');
  },

  /** Why the code is refused as the second step; undefined if it is accepted or not needed. */
  codeProblem: (user: User, code = ''): string | undefined => {
    if (!secondFactors.isOn(user)) return undefined;
    if (code.trim() === '') return 'Enter the code from your authenticator app.';
    const account = String(user.id);
    rateLimits.secondSteps.assertAllowed(account);
    if (secondFactors.takes(user, code)) {
      rateLimits.secondSteps.reset(account);
      return undefined;
    }
    rateLimits.secondSteps.record(account);
    return 'This code is wrong, or it was used before. Wait for the next one.';
  },
});
