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
import { lazyArray, type Filter, type Query, type RowEngine } from '@seatwise/ui/table';
import { useEffect, useEffectEvent } from 'react';
import { LeftOutNotice } from '../../components/LeftOutNotice.tsx';
import { useRememberedColumns } from '../../hooks/useRememberedColumns.ts';
import { useLeftOut } from '../../services/useLeftOut.ts';
import { warmCaches } from './warmCaches.ts';
import { ListExport, type ListFile } from './ListExport.tsx';

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

interface ConsoleListProps<Row extends object> extends Pick<
  DataTableOptions<Row>,
  'columns' | 'getRowId'
> {
  /** Filters and sorts the records in the browser; must be referentially stable. */
  readonly engine?: NonNullable<DataTableOptions<Row>['engine']>;
  /** Where the server does that, which page of them the records are. */
  readonly page?: ListPage<Row>;
  /** The name under which the columns are remembered. */
  readonly name: string;
  /** Columns that are hidden until somebody shows them. Keep the reference. */
  readonly hiddenAtFirst?: readonly string[];
  /** The operation that answers the records. */
  readonly operation: { readonly id: string };
  readonly text: ConsoleListText;
  readonly icon: NonNullable<EmptyStateProps['icon']>;
  /** All records, or those of the page; must be referentially stable while unchanged. */
  readonly rows: readonly Row[];
  readonly status: 'loading' | 'ready' | 'failed';
  readonly onRetry: () => void;
  /** What the engine filters by. */
  readonly columnFilters?: DataTableState['columnFilters'];
  readonly sorting: DataTableState['sorting'];
  readonly onSort: (sorting: DataTableState['sorting']) => void;
  /** The file of what is found. */
  readonly file?: ListFile<Row>;
}

/** Narrows a list by its texts, which the engine then has ready. */
const noText = '\0';

const noFilters: DataTableState['columnFilters'] = [];

/** A list of the console: its count, its rows, their download, and what shows instead of them. */
export const ConsoleList = <Row extends object>({
  name,
  hiddenAtFirst,
  operation,
  text,
  icon,
  rows,
  status,
  onRetry,
  columnFilters = noFilters,
  sorting,
  onSort,
  file,
  engine,
  page,
  ...options
}: ConsoleListProps<Row>) => {
  const number = useNumberFormatter();
  const leftOutOfPage = useLeftOut(operation);
  const leftOutOfAll = useLeftOut(page?.operationOfAll ?? operation);
  const [columnVisibility, rememberColumns] = useRememberedColumns(name, hiddenAtFirst);
  const table = useDataTable({
    ...options,
    ...(engine && { engine }),
    data: rows,
    rowCount: page?.found,
    state: {
      sorting,
      columnFilters,
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
  const warm = useEffectEvent((warmed: NonNullable<typeof engine>, signal: AbortSignal) => {
    const sorts = table
      .getAllLeafColumns()
      .filter((column) => column.getCanSort())
      .map(({ id, columnDef }): Query => ({
        sort: {
          column: id,
          direction: 'ascending',
          nulls: columnDef.sortUndefined === 'first' ? 'first' : 'lowest',
        },
      }));
    const searches = columnFilters
      .filter(({ value }) => (value as Filter).contains !== undefined)
      .map(({ id }): Query => ({ filters: { [id]: { contains: noText } } }));
    void warmCaches(warmed as RowEngine<string>, [...sorts, ...searches], signal);
  });
  useEffect(() => {
    if (!engine) return undefined;
    const controller = new AbortController();
    warm(engine, controller.signal);
    return () => controller.abort();
  }, [engine]);
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
            {file && <ListExport file={file} count={counts.found} load={loadFound} />}
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
