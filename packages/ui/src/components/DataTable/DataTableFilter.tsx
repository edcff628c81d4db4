import type { RowData } from '@tanstack/react-table';
import { MultiSelectFilter, type MultiSelectFilterProps } from '../MultiSelectFilter/index.ts';
import { headerOf, type DataTableColumn } from './dataTableColumn.ts';
import type { DataTableProps } from './dataTableProps.ts';
import type { ColumnFilter } from './useColumnFilters.ts';

interface DataTableFilterProps<Row extends RowData> extends Pick<MultiSelectFilterProps, 'look'> {
  readonly column: DataTableColumn<Row>;
  readonly filter: ColumnFilter;
  readonly filterDelay: number;
  readonly onFilterSearch: DataTableProps<Row>['onFilterSearch'] | undefined;
}

/** Narrows a column, in its head or above the cards. */
export const DataTableFilter = <Row extends RowData>({
  column,
  filter,
  filterDelay,
  onFilterSearch,
  ...look
}: DataTableFilterProps<Row>) => (
  <MultiSelectFilter
    {...look}
    {...filter}
    label={headerOf(column)}
    searchDelay={filterDelay}
    onChange={({ selected }) => column.setFilterValue({ oneOf: selected })}
    onSearch={({ text }) => onFilterSearch?.({ column: column.id, text })}
  />
);
