import type { Credentials } from './validate.ts';

/** The draft that is stored for a reload during email verification; never the password. */
export interface LoginDraft extends Pick<Credentials, 'rollnumberOrEmail'> {
  /** The address that awaits verification. */
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

/** The identifier that Remember Me stores, never the password; null clears it. */
export const rememberedValue = (
  { rollnumberOrEmail }: Pick<Credentials, 'rollnumberOrEmail'>,
  remember: boolean,
): string | null => (remember ? rollnumberOrEmail.trim() : null);
