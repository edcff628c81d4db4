/** Messages of the undo page; the specification knows no such page. */
export const messages = {
  unreachable: 'Cannot reach the server. Check your network and try again.',
  failed: 'The change could not be undone. Please try again.',
} as const;
