import type { RowData } from '@tanstack/react-table';
import { memo } from 'react';
import { icons, Icon } from '../Icon/index.ts';
import { headCell, headInside, headWords, sortButton, sortMark } from './DataTable.css.ts';
import { headerOf, type DataTableColumn, type Direction } from './dataTableColumn.ts';
import { DataTableFilter } from './DataTableFilter.tsx';
import type { DataTableProps } from './dataTableProps.ts';
import type { ColumnFilter } from './useColumnFilters.ts';

interface DataTableHeaderProps<Row extends RowData> {
  readonly column: DataTableColumn<Row>;
  /** How the rows are sorted by it, if they are. */
  readonly direction: Direction | undefined;
  /** Its filter, if it has one. */
  readonly filter: ColumnFilter | undefined;
  readonly filterDelay: number;
  readonly onFilterSearch: DataTableProps<Row>['onFilterSearch'] | undefined;
  readonly virtualized: boolean;
  /** Whether it stays where it is while the others scroll sideways, and beside what. */
  readonly sticky: 'start' | 'afterSelection' | undefined;
}

const marks = {
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
  virtualized,
  sticky,
}: DataTableHeaderProps<Row>) => {
  const { align = 'start', width = 'medium' } = column.columnDef.meta ?? {};
  const header = headerOf(column);
  return (
    <th
      scope="col"
      className={headCell({ virtualized, sticky, ...(virtualized && { width }) })}
      aria-sort={direction}
    >
      <div className={headInside({ align, filtered: filter !== undefined })}>
        {column.getCanSort() ? (
          <button
            type="button"
            className={sortButton({ virtualized })}
            onClick={column.getToggleSortingHandler()}
          >
            {header}
            <span className={sortMark}>
              <Icon icon={marks[direction ?? 'none']} size="small" />
            </span>
          </button>
        ) : (
          <span className={headWords({ virtualized })}>{header}</span>
        )}
        {filter && (
          <DataTableFilter
            variant="icon"
            column={column}
            filter={filter}
            filterDelay={filterDelay}
            onFilterSearch={onFilterSearch}
          />
        )}
      </div>
    </th>
  );
};

/** The head of a column: its name sorts, the small button beside it filters. */
export const DataTableHeader = memo(HeaderBase) as typeof HeaderBase;
