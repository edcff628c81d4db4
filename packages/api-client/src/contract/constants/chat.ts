/** The heart-beat of the chat socket in both directions, in milliseconds. */
export const heartBeat = 10_000;

/** The most characters of a message; however they are escaped, it fits a frame. */
export const maxMessageLength = 4000;

/** How many messages of a history are shown at first, and how many more at a time. */
export const messagePageSize = 50;
