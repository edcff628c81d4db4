/** Writes an error to the console, as the requirements demand for failed calls. */
export const logFailure = (error: unknown): void => console.error(error);

/** Writes a warning to the console, such as for a lost connection that is being reopened. */
export const logWarning = (message: string): void => console.warn(message);
