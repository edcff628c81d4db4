import type { RowData } from '@tanstack/react-table';
import { MultiSelectFilter } from '../MultiSelectFilter/MultiSelectFilter.tsx';
import type { MultiSelectFilterProps } from '../MultiSelectFilter/multiSelectFilterTypes.ts';
import { headerOf, type DataTableColumn } from './dataTableColumn.ts';
import type { DataTableProps } from './dataTableProps.ts';
import type { ColumnFilter } from './useColumnFilters.ts';

interface DataTableFilterProps<Row extends RowData>
  extends ColumnFilter, Pick<MultiSelectFilterProps, 'variant' | 'onOpenChange'> {
  readonly column: DataTableColumn<Row>;
  readonly filterDelay: number;
  readonly onFilterSearch: DataTableProps<Row>['onFilterSearch'] | undefined;
}

/** The filter of a column, in its header or above the cards. */
export const DataTableFilter = <Row extends RowData>({
  column,
  filterDelay,
  onFilterSearch,
  ...filter
}: DataTableFilterProps<Row>) => (
  <MultiSelectFilter
    {...filter}
    label={headerOf(column)}
    searchDelay={filterDelay}
    onChange={({ selected }) => column.setFilterValue({ oneOf: selected })}
    onSearch={({ text }) => onFilterSearch?.({ column: column.id, text })}
  />
);
