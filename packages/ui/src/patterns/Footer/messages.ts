/** The built-in messages of Footer. */
export const footerMessages = {
  /** The name of the navigation landmark. */
  label: 'Footer',
  /** The name of a link that opens a new tab. */
  newTab: ({ label }: { readonly label: string }) => `${label} (opens in a new tab)`,
};
