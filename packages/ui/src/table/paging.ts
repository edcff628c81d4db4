/** Keeps a page, counted from 1, between the first and the last; there is always one. */
export const clampPage = (page: number, pageCount: number): number =>
  Math.min(Math.max(1, Math.trunc(page) || 1), Math.max(1, pageCount));

/** Where a page of so many records begins and ends; it has one at least. */
export const pageOf = (
  count: number,
  wanted: number,
  wantedLength: number,
): {
  readonly page: number;
  readonly pages: number;
  readonly from: number;
  readonly to: number;
} => {
  const length = clampPage(wantedLength, count);
  const pages = Math.max(1, Math.ceil(count / length));
  const page = clampPage(wanted, pages);
  const from = (page - 1) * length;
  return { page, pages, from, to: Math.min(from + length, count) };
};
