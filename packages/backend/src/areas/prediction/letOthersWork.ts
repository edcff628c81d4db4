/** Gives other work a turn during a long computation. */
export const letOthersWork = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
