/** The specification's auth service has this method but gives it no call and no button. */
export const sendResetLink = (): void => undefined;
