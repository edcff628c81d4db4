import type { Filters, RowEngine, Table } from '@seatwise/ui/table';

/** Restricts a table to rows that pass the given filters, in addition to those the user sets in columns. */
export const restrictedTo = <Name extends string>(
  { size, view, facets }: Pick<Table<unknown, Name>, 'size' | 'view' | 'facets'>,
  own: Filters<Name>,
): RowEngine<Name> => ({
  size,
  view: (query = {}) => view({ ...query, filters: { ...query.filters, ...own } }),
  facets: (column, filters) => facets(column, { ...filters, ...own }),
});
