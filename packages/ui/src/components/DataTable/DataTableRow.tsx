import { memo } from 'react';
import { row as rowStyle } from './DataTable.css.ts';
import type { DataTableColumn } from './dataTableTypes.ts';

interface DataTableRowProps<Row> {
  readonly columns: readonly DataTableColumn<Row>[];
  /** How the cells of each column look. */
  readonly looks: readonly string[];
  readonly record: Row;
  /** Which row of all it is, where others are left out. */
  readonly place: number | undefined;
}

const Drawn = <Row,>({ columns, looks, record, place }: DataTableRowProps<Row>) => (
  <tr className={rowStyle} data-row aria-rowindex={place}>
    {columns.map(({ id, cell }, index) => {
      const Cell = index === 0 ? 'th' : 'td';
      return (
        <Cell key={id} scope={index === 0 ? 'row' : undefined} className={looks[index]}>
          {cell(record)}
        </Cell>
      );
    })}
  </tr>
);

/** A record in the table; drawn anew only when it is another, or the columns are. */
export const DataTableRow = memo(Drawn) as typeof Drawn;
