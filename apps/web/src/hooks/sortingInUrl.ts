import type { DataTableState } from '@seatwise/ui';

type Sorting = DataTableState['sorting'];

/** Reads the parameters `sort` and `order`; empty for a column that cannot be sorted by. */
export const readSorting = (params: URLSearchParams, sortable: readonly string[]): Sorting => {
  const id = sortable.find((column) => column === params.get('sort'));
  return id ? [{ id, desc: params.get('order') === 'descending' }] : [];
};

export const writeSorting = (params: URLSearchParams, [sort]: Sorting): void => {
  if (!sort) return;
  params.set('sort', sort.id);
  if (sort.desc) params.set('order', 'descending');
};
