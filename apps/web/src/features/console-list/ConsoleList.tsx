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
import type { Filter, Query, RowEngine } from '@seatwise/ui/table';
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

interface ConsoleListProps<Row extends object> extends Pick<
  DataTableOptions<Row>,
  'columns' | 'getRowId'
> {
  /** Filters and sorts the records; must be referentially stable. */
  readonly engine: NonNullable<DataTableOptions<Row>['engine']>;
  /** The name under which the columns are remembered. */
  readonly name: string;
  /** Columns that are hidden until somebody shows them. Keep the reference. */
  readonly hiddenAtFirst?: readonly string[];
  /** The operation that answers the records. */
  readonly operation: { readonly id: string };
  readonly text: ConsoleListText;
  readonly icon: NonNullable<EmptyStateProps['icon']>;
  /** All records; must be referentially stable while unchanged. */
  readonly rows: readonly Row[];
  readonly status: 'loading' | 'ready' | 'failed';
  readonly onRetry: () => void;
  readonly columnFilters: DataTableState['columnFilters'];
  readonly sorting: DataTableState['sorting'];
  readonly onSort: (sorting: DataTableState['sorting']) => void;
  /** The file of what is found. */
  readonly file?: ListFile<Row>;
}

/** Narrows a list by its texts, which the engine then has ready. */
const noText = '\0';

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
  columnFilters,
  sorting,
  onSort,
  file,
  engine,
  ...options
}: ConsoleListProps<Row>) => {
  const number = useNumberFormatter();
  const leftOut = useLeftOut(operation);
  const [columnVisibility, rememberColumns] = useRememberedColumns(name, hiddenAtFirst);
  const table = useDataTable({
    ...options,
    engine,
    data: rows,
    state: { sorting, columnFilters, columnVisibility },
    onStateChange: (change: Partial<DataTableState>) => {
      if (change.sorting) onSort(change.sorting);
      if (change.columnVisibility) rememberColumns(change.columnVisibility);
    },
  });
  const warm = useEffectEvent((warmed: typeof engine, signal: AbortSignal) => {
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
    const controller = new AbortController();
    warm(engine, controller.signal);
    return () => controller.abort();
  }, [engine]);
  const found = table.getRowModel().rows;
  const withoutRows = status === 'failed' ? text.notLoaded : text.none;
  return (
    <>
      <LeftOutNotice count={leftOut} />
      <DataTable
        table={table}
        caption={text.caption}
        summary={
          <>
            <Text as="div" size="small" tone="muted" tabular>
              <output>
                {status === 'loading' && text.loading}
                {status === 'ready' &&
                  text.found(number.format(found.length), number.format(rows.length))}
              </output>
            </Text>
            {file && <ListExport file={file} rows={found} />}
          </>
        }
        columnsMenu
        virtualized
        density="compact"
        loading={status === 'loading'}
        failure={status === 'failed' ? { message: text.failed, onRetry } : undefined}
        empty={
          <EmptyState title={rows.length > 0 ? text.nothingFound : withoutRows} icon={icon}>
            {rows.length === 0 && status === 'ready' ? text.noneHint : undefined}
          </EmptyState>
        }
      />
    </>
  );
};
