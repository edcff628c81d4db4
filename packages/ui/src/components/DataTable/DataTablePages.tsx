import type { RowData } from '@tanstack/react-table';
import { useMessages } from '../../internal/useMessages.ts';
import { pageOf } from '../../table/index.ts';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Select } from '../Select/Select.tsx';
import { pages as pagesStyle, pageSize as pageSizeStyle } from './DataTable.css.ts';
import type { DataTableRecordsProps } from './dataTableProps.ts';
import { dataTableMessages } from './messages.ts';

type DataTablePagesProps<Row extends RowData> = Pick<
  DataTableRecordsProps<Row>,
  'table' | 'recordsId' | 'caption' | 'loading' | 'pageSizes' | 'paginationVariant'
>;

const none: readonly number[] = [];

/** The pagination of a table with pages, and the choice of a page size. */
export const DataTablePages = <Row extends RowData>({
  table,
  recordsId,
  caption,
  loading = false,
  pageSizes = none,
  paginationVariant = 'numbers',
}: DataTablePagesProps<Row>) => {
  const messages = useMessages('DataTable', dataTableMessages);
  const { pageIndex, pageSize } = table.state.pagination;
  const count = table.getRowCount();
  const { page, pages } = pageOf(count, pageIndex + 1, pageSize);
  if (pageSize === Infinity || (loading && pages <= 1)) return null;
  return (
    <div className={pagesStyle}>
      <Pagination
        label={messages.pages({ caption })}
        listId={recordsId}
        page={page}
        pageCount={pages}
        variant={paginationVariant}
        onPageChange={(change) => table.setPageIndex(change.page - 1)}
      />
      {count > Math.min(...pageSizes) && (
        <div className={pageSizeStyle}>
          <Select
            label={messages.pageSize}
            required
            value={String(pageSize)}
            options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
            onChange={({ value }) => table.setPageSize(Number(value))}
          />
        </div>
      )}
    </div>
  );
};
