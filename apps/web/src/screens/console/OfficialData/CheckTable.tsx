import { DataTable, Text, useDataTable, type DataTableColumns } from '@seatwise/ui';

const pageSize = 10;

interface CheckTableProps<Row extends object> {
  /** Must be referentially stable, and so must the rows. */
  readonly columns: DataTableColumns<Row>;
  readonly rows: readonly Row[];
  readonly caption: string;
  /** In place of the table where it has no rows. */
  readonly empty: string;
}

/** Some rows of what a check found, in pages where they are many. */
export const CheckTable = <Row extends object>({
  columns,
  rows,
  caption,
  empty,
}: CheckTableProps<Row>) => {
  const table = useDataTable({
    columns,
    data: rows,
    initialState: rows.length > pageSize ? { pagination: { pageIndex: 0, pageSize } } : {},
  });
  return (
    <DataTable table={table} caption={caption} density="compact" empty={<Text>{empty}</Text>} />
  );
};
