/** The built-in messages of lazily loaded components. */
export interface LoadFailureMessages {
  /** Shown and announced when the code that a press needs could not be loaded. */
  readonly failed: string;
}

export const loadFailureMessages: LoadFailureMessages = {
  failed: 'This could not be loaded. Check your connection and try again.',
};
