import type { RowData } from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Filter } from '../../table/index.ts';
import type { FilterOptions } from '../MultiSelectFilter/multiSelectFilterTypes.ts';
import type { DataTableInstance } from './dataTableFeatures.ts';

/** The options of a column's filter, and the selected ones. */
export interface ColumnFilter {
  readonly options: FilterOptions;
  readonly selected: readonly string[];
}

const none: readonly never[] = [];

/**
 * The filters of all filterable columns. Options are counted when a list opens, and again when rows
 * arrive. Other filters cannot change meanwhile, so that a choice renders only one header.
 */
export const useColumnFilters = <Row extends RowData>(
  table: DataTableInstance<Row>,
): ReadonlyMap<string, ColumnFilter> => {
  const columns = table.getAllLeafColumns();
  const { data } = table.options;
  const { columnFilters } = table.state;
  const optionsOf = useMemo(
    () =>
      columns
        .filter((column) => column.getCanFilter())
        .map((column) => {
          const options: FilterOptions = () =>
            data.length === 0
              ? none
              : Array.from(column.getFacetedUniqueValues(), ([value, count]) => ({
                  value: String(value),
                  count,
                }));
          return [column.id, options] as const;
        }),
    [columns, data],
  );
  return new Map(
    optionsOf.map(([column, options]) => {
      const filter = columnFilters.find(({ id }) => id === column);
      return [column, { options, selected: (filter?.value as Filter | undefined)?.oneOf ?? none }];
    }),
  );
};
