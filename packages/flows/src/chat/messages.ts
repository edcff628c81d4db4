/** Our own messages, because the specification prescribes none for the chat. */
export const ownMessages = {
  notConnected: 'The chat is not connected: nothing was sent.',
} as const;

/** The sender's label if no name is known. */
export const senders = { you: 'You', student: 'Student', counsellor: 'Counsellor' } as const;
