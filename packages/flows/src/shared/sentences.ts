/** Sentences that many screens share, so that each has one spelling. */
export const checkConnection = 'Check your connection and try again.';
export const unreachable = `We cannot reach the server. ${checkConnection}`;
