/** The built-in messages of AlertList. */
export interface AlertListMessages {
  /** The label of the download button. */
  readonly download: string;
  /** The name of the icon button that downloads a document. */
  readonly downloadOf: (alert: { readonly title: string }) => string;
  /** The label of the button that shows all documents. */
  readonly showAll: (list: { readonly count: number }) => string;
  /** The label of the button that shows the first few again. */
  readonly showFewer: string;
}

export const alertListMessages: AlertListMessages = {
  download: 'Download',
  downloadOf: ({ title }) => `Download ${title}`,
  showAll: ({ count }) => `Show all ${count}`,
  showFewer: 'Show fewer',
};
