/** The built-in messages of AlertList. */
export const alertListMessages = {
  /** The label of the download button. */
  download: 'Download',
  /** The name of the icon button that downloads a document. */
  downloadOf: ({ title }: { readonly title: string }) => `Download ${title}`,
  /** The label of the button that shows all documents. */
  showAll: ({ count }: { readonly count: number }) => `Show all ${count}`,
  /** The label of the button that shows the first few again. */
  showFewer: 'Show fewer',
};
