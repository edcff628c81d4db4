/** Lets other work have its turn during a long computation. */
export const letOthersWork = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
