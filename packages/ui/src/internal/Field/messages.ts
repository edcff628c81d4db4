/** The built-in messages of Field. */
export interface FieldMessages {
  /** Marks an optional field. */
  readonly optional: string;
}

export const fieldMessages: FieldMessages = {
  optional: 'optional',
};
