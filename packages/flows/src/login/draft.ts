import type { Credentials } from './validate.ts';

/** What is stored for a reload while an email is verified; never the password. */
export interface LoginDraft extends Pick<Credentials, 'rollnumberOrEmail'> {
  /** The address that waits for its verification. */
  readonly email: string;
}

/** Parses a stored draft; null for anything else. */
export const loginDraftFrom = (stored: unknown): LoginDraft | null => {
  const { email, rollnumberOrEmail } = Object(stored) as Record<string, unknown>;
  return typeof email === 'string' && email !== '' && typeof rollnumberOrEmail === 'string'
    ? { email, rollnumberOrEmail }
    : null;
};

/** The key of Remember Me in `localStorage`. */
export const rememberKey = 'rememberedIdentifier';

/** What Remember Me stores for the next visit, never the password; null clears it. */
export const rememberedValue = (
  { rollnumberOrEmail }: Pick<Credentials, 'rollnumberOrEmail'>,
  remember: boolean,
): string | null => (remember ? rollnumberOrEmail.trim() : null);
