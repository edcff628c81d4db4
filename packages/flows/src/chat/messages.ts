/** Our own messages, because the documents prescribe none for the chat. */
export const ownMessages = {
  notConnected: 'The chat is not connected: nothing was sent.',
} as const;
