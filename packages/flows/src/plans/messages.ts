/** Messages of the older purchase call, copied from the specification's error catalogue. */
export const messages = {
  unreachable: 'Cannot reach server. Check your network.',
  server: 'Server error. Try again later.',
  failed: 'Something went wrong. Please try again.',
} as const;
