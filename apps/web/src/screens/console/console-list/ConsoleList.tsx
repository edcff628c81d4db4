import { may } from '@seatwise/api-client/contract/constants/permissions';
import {
  DataTable,
  EmptyState,
  Text,
  useDataTable,
  useNumberFormatter,
  virtualRows,
  type DataTableState,
  type EmptyStateProps,
} from '@seatwise/ui';
import { lazyArray } from '@seatwise/ui/table';
import { useMemo, useState } from 'react';
import { LeftOutNotice } from '../../../components/LeftOutNotice.tsx';
import { useRememberedColumns } from '../../../hooks/useRememberedColumns.ts';
import { useIsNarrow } from '../../../hooks/useIsNarrow.ts';
import { useServices } from '../../../services/services.ts';
import { useLeftOut } from '../../../services/useLeftOut.ts';
import { useUser } from '../../../session/session.ts';
import type { List, SortedQuery } from './defineList.ts';
import { ListExport } from './ListExport.tsx';

/** The texts of a list. */
interface ConsoleListText {
  readonly caption: string;
  readonly loading: string;
  readonly failed: string;
  /** The count of found records and of all, given as formatted numbers. */
  readonly found: (found: string, all: string) => string;
  /** Shown if there are no records. */
  readonly none: string;
  readonly noneHint?: string;
  /** Shown if the records did not load. */
  readonly notLoaded: string;
  /** Shown if no record matches the filters. */
  readonly nothingFound: string;
}

interface ListRecord {
  readonly id: string | number;
}

/** The visible page of a list that the server filters, sorts and counts. */
interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** The page index, counted from 0. */
  readonly index: number;
  readonly size: number;
  /** The number of matching records, on all pages. */
  readonly found: number;
  /** The number of all records. */
  readonly all: number;
  readonly onChange: (index: number) => void;
  /** The operation behind `loadAll`. */
  readonly operationOfAll: { readonly id: string };
  /** Loads all matching records, in order. */
  readonly loadAll: (signal: AbortSignal) => Promise<readonly Row[]>;
}

/** All records, for the browser to filter and sort, or a page of them; rows must be referentially stable while unchanged. */
type ListRecords<Row> =
  | { readonly rows: readonly Row[]; readonly page?: never }
  | { readonly rows?: never; readonly page: ListPage<Row> };

type ConsoleListProps<
  Row extends ListRecord,
  Query,
  Id extends string,
  Context,
> = ListRecords<Row> & {
  readonly list: List<Row, Query, Id, Context>;
  /** The data that cells use; must be referentially stable while unchanged. */
  readonly context: Context;
  /** The operation that returns the records. */
  readonly operation: { readonly id: string };
  readonly text: ConsoleListText;
  readonly icon: NonNullable<EmptyStateProps['icon']>;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly onRetry: () => void;
  readonly query: SortedQuery<Query>;
  readonly onSort: (sorting: DataTableState['sorting']) => void;
};

/** The number of cards on a page on phones; 300 cards would scroll over 80,000 px. */
const cardsOnPage = 25;

const getRowId = ({ id }: ListRecord): string => String(id);

/** The table of a list, its counts, and a function that loads all matching records. */
const useListTable = <Row extends ListRecord, Query, Id extends string, Context>({
  list,
  context,
  rows,
  page,
  query,
  onSort,
}: ConsoleListProps<Row, Query, Id, Context>) => {
  const [columnVisibility, rememberColumns] = useRememberedColumns(list.name, list.hiddenAtFirst);
  const local = useMemo(() => rows && { engine: list.createEngine(rows) }, [list, rows]);
  const columnFilters = useMemo(() => list.columnFilters(query), [list, query]);
  const isNarrow = useIsNarrow();
  // The page belongs to the query, so that another filter or sorting begins with the first page.
  const [turned, setTurned] = useState({ query, index: 0 });
  const pageIndex = turned.query === query ? turned.index : 0;
  const table = useDataTable({
    columns: useMemo(() => list.columns(context), [list, context]),
    getRowId,
    data: rows ?? page.rows,
    ...local,
    rowCount: page?.found,
    state: {
      sorting: query.sorting,
      columnVisibility,
      ...(page
        ? { pagination: { pageIndex: page.index, pageSize: page.size } }
        : {
            columnFilters,
            ...(isNarrow && { pagination: { pageIndex, pageSize: cardsOnPage } }),
          }),
    },
    onStateChange: (change: Partial<DataTableState>) => {
      // A new sorting starts with the first page.
      if (change.sorting) onSort(change.sorting);
      else if (change.pagination) {
        const { pageIndex: index } = change.pagination;
        if (page) page.onChange(index);
        else setTurned({ query, index });
      }
      if (change.columnVisibility) rememberColumns(change.columnVisibility);
    },
  });
  if (page) return { table, found: page.found, all: page.all, load: page.loadAll };
  const shown = table.getSortedRowModel().rows;
  return {
    table,
    found: shown.length,
    all: rows.length,
    load: () => Promise.resolve(lazyArray(shown.length, (index) => shown[index]!.original)),
  };
};

/** A list of the console: its count, its rows, their download, and the states without rows. */
export const ConsoleList = <Row extends ListRecord, Query, Id extends string, Context>(
  props: ConsoleListProps<Row, Query, Id, Context>,
) => {
  const { list, text, icon, status, onRetry, operation, page } = props;
  const number = useNumberFormatter();
  const { session } = useServices();
  const mayDownload = may(useUser(session)?.role, 'downloads');
  const leftOut = useLeftOut(operation);
  const leftOutOfAll = useLeftOut(page?.operationOfAll ?? operation);
  const { table, found, all, load } = useListTable(props);
  const withoutRows = status === 'failed' ? text.notLoaded : text.none;
  return (
    <>
      <LeftOutNotice count={Math.max(leftOut, leftOutOfAll)} />
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
            {list.formats.length > 0 && mayDownload && (
              <ListExport list={list} count={found} load={load} />
            )}
          </>
        }
        columnsMenu
        virtualRows={virtualRows}
        rowKey={page ? 'index' : 'id'}
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
