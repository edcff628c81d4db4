/** The heart-beat of the chat socket in both directions, in milliseconds. */
export const heartBeat = 10_000;

/** The maximum length of a message, which fits a frame even if each character is escaped. */
export const maxMessageLength = 4000;

/** The maximum length of an internal note, and of a saved reply. */
export const maxNoteLength = 2000;

/** How long a counsellor counts as typing after a key, and how often that is sent, in ms. */
export const typingTimes = { lasts: 5000, every: 2000 } as const;

/** The conversations a counsellor sees: all, those of waiting students, or the counsellor's own. */
export const conversationScopes = ['all', 'waiting', 'mine'] as const;

/** The number of conversations on a page. */
export const conversationPageSize = 50;

/** The number of messages that a history shows at first, and adds at a time. */
export const messagePageSize = 50;
