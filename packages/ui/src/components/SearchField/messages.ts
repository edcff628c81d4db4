/** The built-in messages of SearchField. */
export const searchFieldMessages = {
  /** The name of the button that clears the field. */
  clear: ({ label }: { readonly label: string }) => `Clear ${label}`,
};
