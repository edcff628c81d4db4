import type { RowData } from '@tanstack/react-table';
import { memo } from 'react';
import * as icons from '../Icon/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import { headerCell, headerContent, headerText, sortButton, sortIcon } from './DataTable.css.ts';
import { headerOf, type Direction, type stickyAt } from './dataTableColumn.ts';
import { DataTableFilter, type DataTableFilterProps } from './DataTableFilter.tsx';
import type { ColumnFilter } from './useColumnFilters.ts';

interface DataTableHeaderProps<Row extends RowData>
  extends
    Partial<ColumnFilter>,
    Pick<DataTableFilterProps<Row>, 'column' | 'filterDelay' | 'onFilterSearch'> {
  /** The direction in which this column sorts the rows, if it does. */
  readonly direction: Direction | undefined;
  /** Called when the column's filter opens or closes. */
  readonly onFilterOpenChange: (column: string, open: boolean) => void;
  readonly virtualized: boolean;
  /** Whether the header has less padding. */
  readonly dense: boolean;
  /** Where the header sticks on horizontal scroll, if it does. */
  readonly sticky: ReturnType<typeof stickyAt>;
}

const sortIcons = {
  none: icons.ArrowUpDown,
  ascending: icons.ArrowUp,
  descending: icons.ArrowDown,
} as const;

const HeaderBase = <Row extends RowData>({
  column,
  direction,
  options,
  selected,
  filterDelay,
  onFilterSearch,
  onFilterOpenChange,
  virtualized,
  dense,
  sticky,
}: DataTableHeaderProps<Row>) => {
  const { align = 'start', width = virtualized ? 'medium' : undefined } =
    column.columnDef.meta ?? {};
  const header = headerOf(column);
  return (
    <th
      scope="col"
      className={headerCell({ virtualized, sticky, ...(width && { width }) })}
      aria-sort={direction}
      data-sticky={sticky}
    >
      <div className={headerContent({ align, filtered: options !== undefined })}>
        {column.getCanSort() ? (
          <button
            type="button"
            className={sortButton({ dense })}
            onClick={column.getToggleSortingHandler()}
          >
            {header}
            <span className={sortIcon}>
              <Icon icon={sortIcons[direction ?? 'none']} size="small" />
            </span>
          </button>
        ) : (
          <span className={headerText({ dense })}>{header}</span>
        )}
        {options && selected && (
          <DataTableFilter
            variant="icon"
            column={column}
            options={options}
            selected={selected}
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
