/** The built-in messages of SearchField. */
export interface SearchFieldMessages {
  /** The name of the button that clears the field. */
  readonly clear: (field: { readonly label: string }) => string;
}

export const searchFieldMessages: SearchFieldMessages = {
  clear: ({ label }) => `Clear ${label}`,
};
