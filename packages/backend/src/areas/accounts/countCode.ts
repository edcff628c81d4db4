import type { RateLimits } from '../../security/rateLimits.ts';
import type { Purpose } from './otpRates.ts';
import type { Otps } from './otps.ts';

interface Ask {
  readonly userId: number;
  readonly email: string;
  readonly purpose: Purpose;
  readonly peer: string | undefined;
}

/** Counts a code that an account asks for, to any mailbox; throws a 429 after too many. */
export const countCode = (
  { rateLimits, otps }: { readonly rateLimits: RateLimits; readonly otps: Otps },
  { userId, email, purpose, peer }: Ask,
): void => {
  const counters = [
    [rateLimits.codes, peer],
    [rateLimits.codesByAccount, String(userId)],
    [rateLimits.codesToMailbox, email.toLowerCase()],
  ] as const;
  for (const [limit, whose] of counters) limit.assertAllowed(whose);
  otps.check(email, purpose, { userId });
  for (const [limit, whose] of counters) limit.record(whose);
};
