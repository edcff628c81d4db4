import {
  DataTable,
  EmptyState,
  Text,
  useDataTable,
  useNumberFormatter,
  type DataTableInstance,
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

interface ListRecord {
  readonly id: string | number;
}

interface ConsoleListProps<Row extends ListRecord, Query, Id extends string, Context> {
  readonly list: List<Row, Query, Id, Context>;
  /** What the cells use; must be referentially stable while unchanged. */
  readonly context: Context;
  /** The operation that answers the records. */
  readonly operation: { readonly id: string };
  readonly text: ConsoleListText;
  readonly icon: NonNullable<EmptyStateProps['icon']>;
  /** Must be referentially stable while unchanged. */
  readonly rows: readonly Row[];
  readonly status: 'loading' | 'ready' | 'failed';
  readonly onRetry: () => void;
  readonly query: SortedQuery<Query>;
  readonly onSort: (sorting: DataTableState['sorting']) => void;
}

const getRowId = ({ id }: ListRecord): string => String(id);

const useListTable = <Row extends ListRecord, Query, Id extends string, Context>(
  { list, context, rows, query, onSort }: ConsoleListProps<Row, Query, Id, Context>,
  { state, ...options }: Pick<DataTableOptions<Row>, 'engine' | 'rowCount' | 'state'>,
  onPage?: (index: number) => void,
) => {
  const [columnVisibility, rememberColumns] = useRememberedColumns(list.name, list.hiddenAtFirst);
  return useDataTable({
    columns: useMemo(() => list.columns(context), [list, context]),
    getRowId,
    data: rows,
    ...options,
    state: { sorting: query.sorting, columnVisibility, ...state },
    onStateChange: (change: Partial<DataTableState>) => {
      // A new sorting starts with the first page.
      if (change.sorting) onSort(change.sorting);
      else if (change.pagination) onPage?.(change.pagination.pageIndex);
      if (change.columnVisibility) rememberColumns(change.columnVisibility);
    },
  });
};

interface ListViewProps<Row extends ListRecord, Query, Id extends string, Context> extends Pick<
  ConsoleListProps<Row, Query, Id, Context>,
  'list' | 'text' | 'icon' | 'status' | 'onRetry'
> {
  readonly table: DataTableInstance<Row>;
  readonly rowKey: 'id' | 'index';
  readonly found: number;
  readonly all: number;
  readonly leftOut: number;
  /** Resolves to all records that are found, in their order. */
  readonly load: (signal: AbortSignal) => Promise<ArrayLike<Row>>;
}

/** The count of a list, its rows, their download, and what shows instead of them. */
const ListView = <Row extends ListRecord, Query, Id extends string, Context>({
  list,
  text,
  icon,
  status,
  onRetry,
  table,
  rowKey,
  found,
  all,
  leftOut,
  load,
}: ListViewProps<Row, Query, Id, Context>) => {
  const number = useNumberFormatter();
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
                {status === 'ready' && text.found(number.format(found), number.format(all))}
              </output>
            </Text>
            {list.formats.length > 0 && <ListExport list={list} count={found} load={load} />}
          </>
        }
        columnsMenu
        virtualized
        rowKey={rowKey}
        density="compact"
        loading={status === 'loading'}
        failure={status === 'failed' ? { message: text.failed, onRetry } : undefined}
        empty={
          <EmptyState title={all > 0 ? text.nothingFound : withoutRows} icon={icon}>
            {all === 0 && status === 'ready' ? text.noneHint : undefined}
          </EmptyState>
        }
      />
    </>
  );
};

/** A list whose records are all in the browser, which filters, sorts and counts them. */
export const ConsoleList = <Row extends ListRecord, Query, Id extends string, Context>(
  props: ConsoleListProps<Row, Query, Id, Context>,
) => {
  const { list, rows, query, operation } = props;
  const engine = useMemo(() => list.createEngine(rows), [list, rows]);
  const columnFilters = useMemo(() => list.columnFilters(query), [list, query]);
  const table = useListTable(props, { engine, state: { columnFilters } });
  const found = table.getRowModel().rows;
  return (
    <ListView
      {...props}
      table={table}
      rowKey="id"
      found={found.length}
      all={rows.length}
      leftOut={useLeftOut(operation)}
      load={() => Promise.resolve(lazyArray(found.length, (index) => found[index]!.original))}
    />
  );
};

interface PagedListProps<
  Row extends ListRecord,
  Query,
  Id extends string,
  Context,
> extends ConsoleListProps<Row, Query, Id, Context> {
  readonly page: {
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
  };
}

/** A list that the server filters, sorts and counts, of which one page is in the browser. */
export const PagedConsoleList = <Row extends ListRecord, Query, Id extends string, Context>({
  page: { index, size, found, all, onChange, operationOfAll, loadAll },
  ...props
}: PagedListProps<Row, Query, Id, Context>) => {
  const state = { pagination: { pageIndex: index, pageSize: size } };
  const table = useListTable(props, { rowCount: found, state }, onChange);
  const leftOut = useLeftOut(props.operation);
  const leftOutOfAll = useLeftOut(operationOfAll);
  return (
    <ListView
      {...props}
      table={table}
      rowKey="index"
      found={found}
      all={all}
      leftOut={Math.max(leftOut, leftOutOfAll)}
      load={loadAll}
    />
  );
};
