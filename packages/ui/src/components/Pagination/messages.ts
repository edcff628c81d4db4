/** The built-in messages of Pagination. */
export interface PaginationMessages {
  /** The label of the previous button. */
  readonly previous: string;
  /** The label of the next button. */
  readonly next: string;
  /** The name of a page's button. */
  readonly page: (of: { readonly page: number }) => string;
  /** The current position, as displayed. */
  readonly position: (of: PagePosition) => string;
  /** Announced when the page changes. */
  readonly announced: (of: PagePosition) => string;
}

interface PagePosition {
  readonly page: number;
  readonly pageCount: number;
}

export const paginationMessages: PaginationMessages = {
  previous: 'Prev',
  next: 'Next',
  page: ({ page }) => `Page ${page}`,
  position: ({ page, pageCount }) => `Page ${page} / ${pageCount}`,
  announced: ({ page, pageCount }) => `Page ${page} of ${pageCount}`,
};
