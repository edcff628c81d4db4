/** How many pages there are: one at least. */
export const pageCount = (rows: number, pageSize: number): number =>
  Math.max(1, Math.ceil(rows / pageSize));

/** The nearest page that exists; a list that shrinks leaves its last one. */
export const clampPage = (page: number, rows: number, pageSize: number): number =>
  Math.min(Math.max(1, Math.trunc(page) || 1), pageCount(rows, pageSize));

export const rowsOfPage = <T>(rows: readonly T[], page: number, pageSize: number): readonly T[] => {
  const first = (clampPage(page, rows.length, pageSize) - 1) * pageSize;
  return rows.slice(first, first + pageSize);
};
