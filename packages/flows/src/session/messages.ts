/** Messages of the session, copied from the specification's error catalogue. */
export const messages = {
  expired: 'Session expired. Please login again.',
} as const;

/** Our own messages, for cases without a prescribed one. */
export const ownMessages = {
  detailsFailed: 'We could not load your account, so we logged you out. Log in again.',
  signedOutElsewhere: 'You logged out in another tab.',
  unknownRole: 'We do not know the role of your account. Contact us.',
} as const;
