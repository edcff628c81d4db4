/** The specification's auth service has this method, and it does nothing: no call, no button. */
export const sendResetLink = (): void => undefined;
