/** The built-in messages of Field. */
export const fieldMessages = {
  /** Marks an optional field. */
  optional: 'optional',
};
