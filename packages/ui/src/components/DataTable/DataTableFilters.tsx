import type { RowData } from '@tanstack/react-table';
import type { DataTableColumn } from './dataTableColumn.ts';
import { DataTableFilter } from './DataTableFilter.tsx';
import type { DataTableProps } from './dataTableProps.ts';
import type { ColumnFilter } from './useColumnFilters.ts';

interface DataTableFiltersProps<Row extends RowData> {
  readonly columns: readonly DataTableColumn<Row>[];
  readonly filters: ReadonlyMap<string, ColumnFilter>;
  readonly filterDelay: number;
  readonly onFilterSearch: DataTableProps<Row>['onFilterSearch'] | undefined;
}

/** The filters of columns as fields. */
export const DataTableFilters = <Row extends RowData>({
  columns,
  filters,
  ...search
}: DataTableFiltersProps<Row>) =>
  columns.map((column) => {
    const filter = filters.get(column.id);
    return filter && <DataTableFilter key={column.id} column={column} {...filter} {...search} />;
  });
