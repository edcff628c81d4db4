/** Writes an error to the console, as the requirements ask for failed calls. */
export const logFailure = (error: unknown): void => console.error(error);

/** Writes a warning to the console, such as a lost connection that is opened again. */
export const logWarning = (message: string): void => console.warn(message);
