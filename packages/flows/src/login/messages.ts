/** What sign-in says. Copied from the documents' error catalogue. */
export const messages = {
  invalidRequest: 'Invalid request',
  emailNotVerified: 'Email not verified. Please verify your email.',
  network: 'Network error. Check connection.',
  failed: 'Login failed.',
  failedWithoutAnswer: 'Login failed. Try again.',
  unknownRole: 'Your account has a role that this site does not know. Please contact support.',
} as const;
