/** The words of every component whose code loads late. */
export interface LoadFailureMessages {
  /** Shown and announced when code that a press needs could not be loaded. */
  readonly failed: string;
}

export const loadFailureMessages: LoadFailureMessages = {
  failed: 'This could not be loaded. Check your connection and try again.',
};
