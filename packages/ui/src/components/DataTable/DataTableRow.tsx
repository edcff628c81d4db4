import type { RowData } from '@tanstack/react-table';
import { memo } from 'react';
import { row as rowStyle, selectCell } from './DataTable.css.ts';
import type { DataTableColumn, DataTableRowOf } from './dataTableColumn.ts';
import { DataTableSelect } from './DataTableSelect.tsx';
import { cellContent } from './repeatedValue.tsx';
import type { RenderedRows } from './AllRows.tsx';

interface DataTableRowProps<Row extends RowData> {
  readonly row: DataTableRowOf<Row>;
  /** The visible columns, and the class name of each column's cells. */
  readonly columns: readonly DataTableColumn<Row>[];
  readonly cellClassNames: readonly string[];
  /** Measures the row; undefined unless rows are virtualized. */
  readonly measure: RenderedRows<HTMLElement>['measure'];
  /** The index among all rows. */
  readonly index: number;
  /** Whether the row is selected; undefined if rows are not selectable. */
  readonly selected: boolean | undefined;
  /** Whether the row repeats the previous row's value in the column with `renderRepeated`. */
  readonly repeats: boolean;
}

const RowBase = <Row extends RowData>({
  row,
  columns,
  cellClassNames,
  measure,
  index: rowIndex,
  selected,
  repeats,
}: DataTableRowProps<Row>) => (
  <tr
    ref={measure}
    className={rowStyle}
    data-row
    data-repeats={repeats || undefined}
    data-index={measure && rowIndex}
    aria-selected={selected}
    // ARIA counts rows from 1, including the header row.
    aria-rowindex={measure && rowIndex + 2}
  >
    {selected !== undefined && (
      <td className={selectCell}>
        <DataTableSelect row={row} selected={selected} />
      </td>
    )}
    {columns.map((column, index) => {
      const Cell = index === 0 ? 'th' : 'td';
      return (
        <Cell
          key={column.id}
          scope={index === 0 ? 'row' : undefined}
          className={cellClassNames[index]}
        >
          {cellContent(column, row, repeats)}
        </Cell>
      );
    })}
  </tr>
);

/** A table row; memoized, so that it renders only when its record or the columns change. */
export const DataTableRow = memo(RowBase) as typeof RowBase;
