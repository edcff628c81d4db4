import { memo } from 'react';
import { glyphs, Icon } from '../Icon/index.ts';
import { headCell, headInside, headWords, sortButton, sortMark } from './DataTable.css.ts';
import { DataTableFilter } from './DataTableFilter.tsx';
import type { DataTableColumn, DataTableProps } from './dataTableTypes.ts';
import { nextSort, type Direction } from './sorting.ts';

interface DataTableHeaderProps<Row> {
  readonly column: DataTableColumn<Row>;
  /** How the rows are sorted by it, if they are. */
  readonly direction: Direction | undefined;
  readonly filterDelay: number;
  readonly windowed: boolean;
  readonly onSortChange: DataTableProps<Row>['onSortChange'] | undefined;
  readonly onFilterChange: DataTableProps<Row>['onFilterChange'] | undefined;
  readonly onFilterSearch: DataTableProps<Row>['onFilterSearch'] | undefined;
}

const marks = {
  none: glyphs.ArrowUpDown,
  ascending: glyphs.ArrowUp,
  descending: glyphs.ArrowDown,
} as const;

const Drawn = <Row,>({
  column,
  direction,
  onSortChange,
  onFilterChange,
  onFilterSearch,
  filterDelay,
  windowed,
}: DataTableHeaderProps<Row>) => {
  const { id, header, sortable = false, filter, align = 'start', width = 'medium' } = column;
  return (
    <th
      scope="col"
      className={headCell({ windowed, ...(windowed && { width }) })}
      aria-sort={direction}
    >
      <div className={headInside({ align, filtered: filter !== undefined })}>
        {sortable ? (
          <button
            type="button"
            className={sortButton({ windowed })}
            onClick={() =>
              onSortChange?.(nextSort(direction ? { column: id, direction } : null, id))
            }
          >
            {header}
            <span className={sortMark}>
              <Icon glyph={marks[direction ?? 'none']} size="small" />
            </span>
          </button>
        ) : (
          <span className={headWords({ windowed })}>{header}</span>
        )}
        <DataTableFilter
          look="icon"
          column={column}
          filterDelay={filterDelay}
          onFilterChange={onFilterChange}
          onFilterSearch={onFilterSearch}
        />
      </div>
    </th>
  );
};

/** The head of a column: its name sorts, the small button beside it filters. */
export const DataTableHeader = memo(Drawn) as typeof Drawn;
