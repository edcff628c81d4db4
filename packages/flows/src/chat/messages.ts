/** Our own wordings: the documents give the chat none. For the log, where nothing is shown. */
export const ownMessages = {
  notConnected: 'The chat is not connected: nothing was sent.',
  tooLong: 'This message is too long. Please send it in parts.',
} as const;
