/** A page number, counted from 1, clamped to the existing pages; there is always at least one. */
export const clampPage = (page: number, pageCount: number): number =>
  Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, pageCount));

/** The bounds of one page of `count` records. */
export const pageOf = (
  count: number,
  requestedPage: number,
  requestedSize: number,
): {
  readonly page: number;
  readonly pages: number;
  readonly from: number;
  readonly to: number;
} => {
  const pageSize = clampPage(requestedSize, count);
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const page = clampPage(requestedPage, pages);
  const from = (page - 1) * pageSize;
  return { page, pages, from, to: Math.min(from + pageSize, count) };
};
