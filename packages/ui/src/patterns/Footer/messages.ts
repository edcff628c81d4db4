/** The words that Footer itself shows or announces. */
export interface FooterMessages {
  /** The name of its navigation. */
  readonly label: string;
  /** The name of a link that opens a new tab. */
  readonly newTab: (link: { readonly label: string }) => string;
}

export const footerMessages: FooterMessages = {
  label: 'Footer',
  newTab: ({ label }) => `${label} (opens in a new tab)`,
};
