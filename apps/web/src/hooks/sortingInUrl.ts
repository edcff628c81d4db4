import type { DataTableState } from '@seatwise/ui';

type Sorting = DataTableState['sorting'];

/** The order of a list as `sort` and `order` say it; nothing where no such column sorts. */
export const readSorting = (params: URLSearchParams, sortable: readonly string[]): Sorting => {
  const id = sortable.find((column) => column === params.get('sort'));
  return id ? [{ id, desc: params.get('order') === 'descending' }] : [];
};

export const writeSorting = (params: URLSearchParams, [sort]: Sorting): void => {
  if (!sort) return;
  params.set('sort', sort.id);
  if (sort.desc) params.set('order', 'descending');
};
