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

/** The page that shows of a list that the server filters, sorts and counts. */
interface ListPage<Row> {
  readonly rows: readonly Row[];
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

/** All records, which the browser filters and sorts, or a page of them; rows must be referentially stable while unchanged. */
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
  /** What the cells use; must be referentially stable while unchanged. */
  readonly context: Context;
  /** The operation that answers the records. */
  readonly operation: { readonly id: string };
  readonly text: ConsoleListText;
  readonly icon: NonNullable<EmptyStateProps['icon']>;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly onRetry: () => void;
  readonly query: SortedQuery<Query>;
  readonly onSort: (sorting: DataTableState['sorting']) => void;
};

/** How many cards a page has on a phone, where 300 records would be 80,000 px of scrolling. */
const cardsOnPage = 25;

const getRowId = ({ id }: ListRecord): string => String(id);

/** The table of a list, its counts, and what loads all that it has found. */
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
  // A page belongs to what was asked for: another filter or sorting begins with the first one.
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

/** A list of the console: its count, its rows, their download, and what shows instead of them. */
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
