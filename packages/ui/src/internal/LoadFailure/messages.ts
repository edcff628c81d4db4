/** The built-in messages of lazily loaded components. */
export const loadFailureMessages = {
  /** Shown and announced when the code that a press needs could not be loaded. */
  failed: 'We could not load this. Check your connection and try again.',
};
