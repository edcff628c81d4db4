import type { DataTableState } from '@seatwise/ui';

const pageSize = 10;

/** Pages for a list that is longer than one. */
export const pagesOf = (rows: readonly unknown[]): Partial<DataTableState> =>
  rows.length > pageSize ? { pagination: { pageIndex: 0, pageSize } } : {};
