/** For whoever looks into the console; the documents ask for it where a call fails. */
export const logFailure = (error: unknown): void => console.error(error);

/** For what comes and goes by itself, such as a connection. */
export const logWarning = (words: string): void => console.warn(words);
