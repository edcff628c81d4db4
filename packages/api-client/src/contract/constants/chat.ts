/** The heart-beat of the chat socket in both directions, in milliseconds. */
export const heartBeat = 10_000;

/** The most octets of a text as JSON in UTF-8, so that every message fits a frame. */
export const maxContentOctets = 60_000;
