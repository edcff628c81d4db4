import { flexRender, type RowData } from '@tanstack/react-table';
import { memo } from 'react';
import { row as rowStyle, selectCell } from './DataTable.css.ts';
import type { DataTableColumn, DataTableRowOf } from './dataTableColumn.ts';
import { DataTableSelect } from './DataTableSelect.tsx';

interface DataTableRowProps<Row extends RowData> {
  readonly row: DataTableRowOf<Row>;
  /** The columns that show, and how the cells of each look. */
  readonly columns: readonly DataTableColumn<Row>[];
  readonly cellClassNames: readonly string[];
  /** Which row of all it is, counted from 1 with the heads, where others are left out. */
  readonly rowIndex: number | undefined;
  /** Whether it is selected; undefined where rows cannot be. */
  readonly selected: boolean | undefined;
}

const RowBase = <Row extends RowData>({
  row,
  columns,
  cellClassNames,
  rowIndex,
  selected,
}: DataTableRowProps<Row>) => {
  const cells = row.getAllCellsByColumnId();
  return (
    <tr className={rowStyle} data-row aria-selected={selected} aria-rowindex={rowIndex}>
      {selected !== undefined && (
        <td className={selectCell}>
          <DataTableSelect row={row} selected={selected} />
        </td>
      )}
      {columns.map(({ id, columnDef }, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell key={id} scope={index === 0 ? 'row' : undefined} className={cellClassNames[index]}>
            {flexRender(columnDef.cell, cells[id]!.getContext())}
          </Cell>
        );
      })}
    </tr>
  );
};

/** A record in the table; drawn again only when it is another, or the columns are. */
export const DataTableRow = memo(RowBase) as typeof RowBase;
