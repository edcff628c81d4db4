import type { RowData } from '@tanstack/react-table';
import { memo } from 'react';
import { icons, Icon } from '../Icon/index.ts';
import { headerCell, headerContent, headerText, sortButton, sortIcon } from './DataTable.css.ts';
import { headerOf, type DataTableColumn, type Direction } from './dataTableColumn.ts';
import { DataTableFilter } from './DataTableFilter.tsx';
import type { DataTableProps } from './dataTableProps.ts';
import type { ColumnFilter } from './useColumnFilters.ts';

interface DataTableHeaderProps<Row extends RowData> {
  readonly column: DataTableColumn<Row>;
  /** The direction that the rows are sorted in by this column, if any. */
  readonly direction: Direction | undefined;
  /** Its filter, if any. */
  readonly filter: ColumnFilter | undefined;
  readonly filterDelay: number;
  readonly onFilterSearch: DataTableProps<Row>['onFilterSearch'] | undefined;
  /** Called when its filter opens or closes. */
  readonly onFilterOpenChange: (column: string, open: boolean) => void;
  readonly virtualized: boolean;
  /** Whether it is sticky on horizontal scroll, and after which column. */
  readonly sticky: 'start' | 'afterSelection' | undefined;
}

const sortIcons = {
  none: icons.ArrowUpDown,
  ascending: icons.ArrowUp,
  descending: icons.ArrowDown,
} as const;

const HeaderBase = <Row extends RowData>({
  column,
  direction,
  filter,
  filterDelay,
  onFilterSearch,
  onFilterOpenChange,
  virtualized,
  sticky,
}: DataTableHeaderProps<Row>) => {
  const { align = 'start', width = 'medium' } = column.columnDef.meta ?? {};
  const header = headerOf(column);
  return (
    <th
      scope="col"
      className={headerCell({ virtualized, sticky, ...(virtualized && { width }) })}
      aria-sort={direction}
    >
      <div className={headerContent({ align, filtered: filter !== undefined })}>
        {column.getCanSort() ? (
          <button
            type="button"
            className={sortButton({ virtualized })}
            onClick={column.getToggleSortingHandler()}
          >
            {header}
            <span className={sortIcon}>
              <Icon icon={sortIcons[direction ?? 'none']} size="small" />
            </span>
          </button>
        ) : (
          <span className={headerText({ virtualized })}>{header}</span>
        )}
        {filter && (
          <DataTableFilter
            variant="icon"
            column={column}
            filter={filter}
            filterDelay={filterDelay}
            onFilterSearch={onFilterSearch}
            onOpenChange={({ open }) => onFilterOpenChange(column.id, open)}
          />
        )}
      </div>
    </th>
  );
};

/** A column header: a sort button and a filter button. */
export const DataTableHeader = memo(HeaderBase) as typeof HeaderBase;
