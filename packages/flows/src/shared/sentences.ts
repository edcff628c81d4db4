/** Sentences that many screens share, so that each has one spelling. */
export const checkConnection = 'Check your connection and try again.';
export const unreachable = `We cannot reach the server. ${checkConnection}`;
export const loading = (what: string): string => `Loading ${what}…`;
export const notLoaded = (what: string): string => `We could not load ${what}.`;
export const notSaved = (what: string): string => `We could not save ${what}. ${checkConnection}`;
