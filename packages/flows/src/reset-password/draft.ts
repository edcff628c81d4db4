/** The draft that may be stored for a reload: the email, and whether a code was sent to it. */
export interface ResetDraft {
  readonly panel: 'enterEmail' | 'enterOtp';
  readonly email: string;
  /** The code from a link, which skips the panel that asks for it. */
  readonly otp?: string;
}

/** The draft in a link from the server's command line, read from the fragment of the address. */
export const resetLinkFrom = (hash: string): ResetDraft | null => {
  const [, email, otp] = /^#([^/]+@[^/]+)\/(\d+)$/.exec(hash) ?? [];
  return email && otp ? { panel: 'enterOtp', email, otp } : null;
};

/** Parses a stored draft; null for anything else. */
export const resetDraftFrom = (stored: unknown): ResetDraft | null => {
  const { panel, email } = Object(stored) as Record<string, unknown>;
  if (typeof email !== 'string') return null;
  if (panel === 'enterOtp') return email === '' ? null : { panel, email };
  return panel === 'enterEmail' ? { panel, email } : null;
};
