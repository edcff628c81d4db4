/** Messages of the session, copied from the specification's error catalogue. */
export const messages = {
  expired: 'Session expired. Please login again.',
} as const;

/** Our own messages, where the specification prescribes none. */
export const ownMessages = {
  detailsFailed:
    'Your account details could not be loaded, so you were logged out. Please login again.',
  signedOutElsewhere: 'You were logged out in another tab.',
  unknownRole: 'Your account has a role that this site does not know. Please contact support.',
} as const;
