import type { Credentials } from './validate.ts';

/** Where Remember Me keeps what was typed as identifier, apart from the session. */
export const rememberKey = 'rememberedIdentifier';

/** What Remember Me keeps for the next visit: the identifier, never the password; null clears it. */
export const identifierToKeep = (
  { rollnumberOrEmail }: Credentials,
  remember: boolean,
): string | null => (remember ? rollnumberOrEmail.trim() : null);
