/** What may wait for a reload while an email is verified: whose it is, but never the password. */
export interface LoginDraft {
  /** The address that waits for its verification. */
  readonly email: string;
  /** What was typed as identifier. */
  readonly identifier: string;
}

/** Reads a draft that was put aside; anything else reads as none. */
export const loginDraftFrom = (stored: unknown): LoginDraft | null => {
  const { email, identifier } = Object(stored) as Record<string, unknown>;
  return typeof email === 'string' && email !== '' && typeof identifier === 'string'
    ? { email, identifier }
    : null;
};
