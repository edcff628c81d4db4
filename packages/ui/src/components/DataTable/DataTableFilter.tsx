import { MultiSelectFilter, type MultiSelectFilterProps } from '../MultiSelectFilter/index.ts';
import type { DataTableColumn, DataTableProps } from './dataTableTypes.ts';

interface DataTableFilterProps<Row> extends Pick<MultiSelectFilterProps, 'look'> {
  readonly column: DataTableColumn<Row>;
  readonly filterDelay: number;
  readonly onFilterChange: DataTableProps<Row>['onFilterChange'] | undefined;
  readonly onFilterSearch: DataTableProps<Row>['onFilterSearch'] | undefined;
}

/** What narrows a column, in its head or above the cards; nothing where nothing does. */
export const DataTableFilter = <Row,>({
  column: { id, header, filter },
  filterDelay,
  onFilterChange,
  onFilterSearch,
  ...look
}: DataTableFilterProps<Row>) =>
  filter && (
    <MultiSelectFilter
      {...look}
      label={header}
      options={filter.options}
      selected={filter.selected}
      searchDelay={filterDelay}
      onChange={({ selected }) => onFilterChange?.({ column: id, selected })}
      onSearch={({ text }) => onFilterSearch?.({ column: id, text })}
    />
  );
