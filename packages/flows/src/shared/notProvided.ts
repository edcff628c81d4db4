/** An actor's place until the app fills it. */
export const notProvided = (actor: string) => (): Promise<never> =>
  Promise.reject(new Error(`${actor} is not provided`));
