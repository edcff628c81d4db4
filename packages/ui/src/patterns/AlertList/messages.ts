/** The words that AlertList itself shows or announces. */
export interface AlertListMessages {
  /** The words on the button that downloads a document. */
  readonly download: string;
  /** The name of the picture button that downloads a document. */
  readonly downloadOf: (alert: { readonly title: string }) => string;
  /** The words on the button that shows all documents. */
  readonly showAll: (list: { readonly count: number }) => string;
  /** The words on the button that shows the first few again. */
  readonly showFewer: string;
}

export const alertListMessages: AlertListMessages = {
  download: 'Download',
  downloadOf: ({ title }) => `Download ${title}`,
  showAll: ({ count }) => `Show all ${count}`,
  showFewer: 'Show fewer',
};
