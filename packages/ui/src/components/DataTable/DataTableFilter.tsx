import type { RowData } from '@tanstack/react-table';
import { MultiSelectFilter } from '../MultiSelectFilter/MultiSelectFilter.tsx';
import type { MultiSelectFilterProps } from '../MultiSelectFilter/multiSelectFilterTypes.ts';
import { headerOf, type DataTableColumn } from './dataTableColumn.ts';
import type { DataTableProps } from './dataTableProps.ts';
import type { ColumnFilter } from './useColumnFilters.ts';

export interface DataTableFilterProps<Row extends RowData>
  extends ColumnFilter, Pick<MultiSelectFilterProps, 'variant' | 'onOpenChange'> {
  /** The column. */
  readonly column: DataTableColumn<Row>;
  /** The debounce of the search. Milliseconds. */
  readonly filterDelay: number;
  /** Called with the search text. */
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
    labelOf={column.columnDef.meta?.labelOf}
    searchDelay={filterDelay}
    onChange={({ selected }) => column.setFilterValue({ oneOf: selected })}
    onSearch={({ text }) => onFilterSearch?.({ column: column.id, text })}
  />
);

interface DataTableFiltersProps<Row extends RowData> extends Pick<
  DataTableFilterProps<Row>,
  'filterDelay' | 'onFilterSearch'
> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly filters: ReadonlyMap<string, ColumnFilter>;
}

/** The filters of several columns, as fields. */
export const DataTableFilters = <Row extends RowData>({
  columns,
  filters,
  ...search
}: DataTableFiltersProps<Row>) =>
  columns.map((column) => {
    const filter = filters.get(column.id);
    return filter && <DataTableFilter key={column.id} column={column} {...filter} {...search} />;
  });
