import { DataTable, Text, useDataTable, type DataTableColumns } from '@seatwise/ui';
import type { ReactNode } from 'react';

interface PagedTableProps<Row extends object> {
  /** Must be referentially stable, and so must the rows. */
  readonly columns: DataTableColumns<Row>;
  readonly rows: readonly Row[];
  readonly caption: string;
  /** In place of the table where it has no rows. */
  readonly empty: string;
  /** Rows on a page, where there are more. @default 10 */
  readonly pageSize?: number;
  /** Where rows come and go. @default their place */
  readonly getRowId?: (row: Row) => string;
  /** The card of a row on a phone, where pairs of terms and values are too long. */
  readonly renderCard?: (row: Row) => ReactNode;
}

/** A table of the page in pages. */
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
