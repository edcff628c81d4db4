/** Our own messages, because the specification prescribes none for the chat. */
export const ownMessages = {
  notConnected: 'The chat is not connected: nothing was sent.',
} as const;
