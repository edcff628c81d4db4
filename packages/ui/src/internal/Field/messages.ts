/** The words that Field itself shows or announces. */
export interface FieldMessages {
  /** Marks a field that need not be answered. */
  readonly optional: string;
}

export const fieldMessages: FieldMessages = {
  optional: 'optional',
};
