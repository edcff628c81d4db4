import {
  DataTable,
  EmptyState,
  Text,
  useDataTable,
  useNumberFormatter,
  type DataTableOptions,
  type DataTableState,
  type EmptyStateProps,
} from '@seatwise/ui';
import { lazyArray } from '@seatwise/ui/table';
import { useMemo } from 'react';
import { LeftOutNotice } from '../../../components/LeftOutNotice.tsx';
import { useRememberedColumns } from '../../../hooks/useRememberedColumns.ts';
import { useLeftOut } from '../../../services/useLeftOut.ts';
import type { List, SortedQuery } from './defineList.ts';
import { ListExport } from './ListExport.tsx';

/** The texts of a list. */
interface ConsoleListText {
  readonly caption: string;
  readonly loading: string;
  readonly failed: string;
  /** How many of all are found, as numbers are written. */
  readonly found: (found: string, all: string) => string;
  /** Where there are no records. */
  readonly none: string;
  readonly noneHint?: string;
  /** In place of the records that did not load. */
  readonly notLoaded: string;
  /** Where no record fits the filters. */
  readonly nothingFound: string;
}

/** The page that shows of a list that the server filters, sorts and counts. */
interface ListPage<Row> {
  /** Counted from 0. */
  readonly index: number;
  readonly size: number;
  /** How many records fit, on all pages. */
  readonly found: number;
  /** How many records there are. */
  readonly all: number;
  readonly onChange: (index: number) => void;
  /** The operation behind `loadAll`. */
  readonly operationOfAll: { readonly id: string };
  /** All records that fit, in their order. */
  readonly loadAll: (signal: AbortSignal) => Promise<readonly Row[]>;
}

interface ConsoleListProps<Row extends object, Query, Id extends string, Context> {
  readonly list: List<Row, Query, Id, Context>;
  /** What the cells use; must be referentially stable while unchanged. */
  readonly context: Context;
  readonly getRowId: NonNullable<DataTableOptions<Row>['getRowId']>;
  /** The operation that answers the records. */
  readonly operation: { readonly id: string };
  readonly text: ConsoleListText;
  readonly icon: NonNullable<EmptyStateProps['icon']>;
  /** All records, or those of the page; must be referentially stable while unchanged. */
  readonly rows: readonly Row[];
  readonly status: 'loading' | 'ready' | 'failed';
  readonly onRetry: () => void;
  readonly query: SortedQuery<Query>;
  readonly onSort: (sorting: DataTableState['sorting']) => void;
  /** Where the server filters and sorts, which page of the list the records are. */
  readonly page?: ListPage<Row>;
}

const noFilters: DataTableState['columnFilters'] = [];

/** A list of the console: its count, its rows, their download, and what shows instead of them. */
export const ConsoleList = <Row extends object, Query, Id extends string, Context>({
  list,
  context,
  getRowId,
  operation,
  text,
  icon,
  rows,
  status,
  onRetry,
  query,
  onSort,
  page,
}: ConsoleListProps<Row, Query, Id, Context>) => {
  const number = useNumberFormatter();
  const leftOutOfPage = useLeftOut(operation);
  const leftOutOfAll = useLeftOut(page?.operationOfAll ?? operation);
  const [columnVisibility, rememberColumns] = useRememberedColumns(list.name, list.hiddenAtFirst);
  const isPaged = page !== undefined;
  const table = useDataTable({
    columns: useMemo(() => list.columns(context), [list, context]),
    getRowId,
    ...useMemo(() => (isPaged ? {} : { engine: list.createEngine(rows) }), [isPaged, list, rows]),
    data: rows,
    rowCount: page?.found,
    state: {
      sorting: query.sorting,
      columnFilters: useMemo(
        () => (isPaged ? noFilters : list.columnFilters(query)),
        [isPaged, list, query],
      ),
      columnVisibility,
      ...(page && { pagination: { pageIndex: page.index, pageSize: page.size } }),
    },
    onStateChange: (change: Partial<DataTableState>) => {
      // A new sorting starts with the first page.
      if (change.sorting) onSort(change.sorting);
      else if (change.pagination) page?.onChange(change.pagination.pageIndex);
      if (change.columnVisibility) rememberColumns(change.columnVisibility);
    },
  });
  const shown = table.getRowModel().rows;
  const counts = page ?? { found: shown.length, all: rows.length };
  const loadFound =
    page?.loadAll ??
    (() => Promise.resolve(lazyArray(shown.length, (index) => shown[index]!.original)));
  const withoutRows = status === 'failed' ? text.notLoaded : text.none;
  return (
    <>
      <LeftOutNotice count={Math.max(leftOutOfPage, leftOutOfAll)} />
      <DataTable
        table={table}
        caption={text.caption}
        summary={
          <>
            <Text as="div" size="small" tone="muted" tabular>
              <output>
                {status === 'loading' && text.loading}
                {status === 'ready' &&
                  text.found(number.format(counts.found), number.format(counts.all))}
              </output>
            </Text>
            {list.formats.length > 0 && (
              <ListExport list={list} count={counts.found} load={loadFound} />
            )}
          </>
        }
        columnsMenu
        virtualized
        rowKey={page ? 'index' : 'id'}
        density="compact"
        loading={status === 'loading'}
        failure={status === 'failed' ? { message: text.failed, onRetry } : undefined}
        empty={
          <EmptyState title={counts.all > 0 ? text.nothingFound : withoutRows} icon={icon}>
            {counts.all === 0 && status === 'ready' ? text.noneHint : undefined}
          </EmptyState>
        }
      />
    </>
  );
};
