/** The heart-beat of the chat socket in both directions, in milliseconds. */
export const heartBeat = 10_000;

/** The maximum length of a message, which fits a frame even if each character is escaped. */
export const maxMessageLength = 4000;

/** The most characters of an internal note, and of a saved reply. */
export const maxNoteLength = 2000;

/** How long after a key a counsellor counts as writing, and how often that is sent. Milliseconds. */
export const typingTimes = { lasts: 5000, every: 2000 } as const;

/** Which conversations a counsellor sees: all of them, those whose student waits, or one's own. */
export const conversationScopes = ['all', 'waiting', 'mine'] as const;

/** How many conversations a page of them has. */
export const conversationPageSize = 50;

/** How many messages of a history are shown at first, and how many more at a time. */
export const messagePageSize = 50;
