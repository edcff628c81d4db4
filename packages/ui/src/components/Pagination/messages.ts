interface PagePosition {
  readonly page: number;
  readonly pageCount: number;
}

/** The built-in messages of Pagination. */
export const paginationMessages = {
  /** The label of the previous button. */
  previous: 'Prev',
  /** The label of the next button. */
  next: 'Next',
  /** The name of a page's button. */
  page: ({ page }: { readonly page: number }) => `Page ${page}`,
  /** The current position, as displayed. */
  position: ({ page, pageCount }: PagePosition) => `Page ${page} / ${pageCount}`,
  /** Announced when the page changes. */
  announced: ({ page, pageCount }: PagePosition) => `Page ${page} of ${pageCount}`,
};
