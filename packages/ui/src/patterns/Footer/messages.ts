/** The built-in messages of Footer. */
export interface FooterMessages {
  /** The name of the navigation landmark. */
  readonly label: string;
  /** The name of a link that opens a new tab. */
  readonly newTab: (link: { readonly label: string }) => string;
}

export const footerMessages: FooterMessages = {
  label: 'Footer',
  newTab: ({ label }) => `${label} (opens in a new tab)`,
};
