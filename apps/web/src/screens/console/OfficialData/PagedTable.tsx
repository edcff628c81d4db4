import { DataTable, Text, useDataTable, type DataTableColumns } from '@seatwise/ui';
import type { ReactNode } from 'react';

interface PagedTableProps<Row extends object> {
  /** The columns; they and the rows must be referentially stable. */
  readonly columns: DataTableColumns<Row>;
  readonly rows: readonly Row[];
  readonly caption: string;
  /** Shown instead of a table without rows. */
  readonly empty: string;
  /** The number of rows on a page. @default 10 */
  readonly pageSize?: number;
  /** The unique id of a row, needed if rows come and go. @default its index */
  readonly getRowId?: (row: Row) => string;
  /** Renders the card of a row on a phone, if term-value pairs are too long. */
  readonly renderCard?: (row: Row) => ReactNode;
}

/** A compact table of a page, with pages of its own. */
export const PagedTable = <Row extends object>({
  columns,
  rows,
  caption,
  empty,
  pageSize = 10,
  getRowId,
  renderCard,
}: PagedTableProps<Row>) => {
  const table = useDataTable({
    columns,
    data: rows,
    initialState: rows.length > pageSize ? { pagination: { pageIndex: 0, pageSize } } : {},
    ...(getRowId && { getRowId }),
  });
  return (
    <DataTable
      table={table}
      caption={caption}
      density="compact"
      empty={<Text>{empty}</Text>}
      {...(renderCard && { renderCard })}
    />
  );
};
