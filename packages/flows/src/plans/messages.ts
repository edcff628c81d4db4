/** What the older purchase call says. Copied from the documents' error catalogue. */
export const messages = {
  unreachable: 'Cannot reach server. Check your network.',
  server: 'Server error. Try again later.',
  failed: 'Something went wrong. Please try again.',
} as const;
