import type { Filters, RowEngine, Table } from '@seatwise/ui/table';

/** The rows of a table that pass filters which the user did not set in one of its columns. */
export const restrictedTo = <Name extends string>(
  { size, view, facets }: Pick<Table<unknown, Name>, 'size' | 'view' | 'facets'>,
  own: Filters<Name>,
): RowEngine<Name> => ({
  size,
  view: (query = {}) => view({ ...query, filters: { ...query.filters, ...own } }),
  facets: (column, filters) => facets(column, { ...filters, ...own }),
});
