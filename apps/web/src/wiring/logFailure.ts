/** For whoever looks into the console; the documents ask for it where a call fails. */
export const logFailure = (error: unknown): void => console.error(error);
