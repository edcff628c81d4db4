/** The words that Pagination itself shows or announces. */
export interface PaginationMessages {
  /** The name of the button that goes one page back. */
  readonly previous: string;
  /** The name of the button that goes one page on. */
  readonly next: string;
  /** The name of the button of a page. */
  readonly page: (of: { readonly page: number }) => string;
  /** Where one is, as it shows. */
  readonly position: (of: PagePosition) => string;
  /** Announced when a page was chosen. */
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
