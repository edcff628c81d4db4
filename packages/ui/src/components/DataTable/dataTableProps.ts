import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { DataTableInstance } from './dataTableFeatures.ts';
import type { VirtualRows } from './AllRows.tsx';

export interface DataTableProps<Row extends RowData> {
  /** The table that `useDataTable` returns. */
  readonly table: DataTableInstance<Row>;
  /** The caption, which is the table's accessible name. */
  readonly caption: string;
  /** Content above the rows, such as their count. */
  readonly summary?: ReactNode;
  /** The title of a disclosure that folds the tools above the rows, so that the rows come first. */
  readonly toolsTitle?: string;
  /** Renders the card of a row on a phone, if term-value pairs are not enough. */
  readonly renderCard?: (row: Row) => ReactNode;
  /** The React key of rows: 'index' lets React reuse the nodes when paging, for rows without state. @default 'id' */
  readonly rowKey?: 'id' | 'index';
  /** Called with the search text of a column's filter. */
  readonly onFilterSearch?: (change: { column: string; text: string }) => void;
  /** The debounce of the search in filters. Milliseconds. @default 0 */
  readonly filterDelay?: number;
  /** Where the filters are on wide screens: in the headers, or above the rows, where hidden columns have theirs too. @default 'headers' */
  readonly filterPlacement?: 'headers' | 'above';
  /** Renders the heading of a group from the group's first row on the page. */
  readonly renderGroup?: ((row: Row) => ReactNode) | undefined;
  /** The page sizes to choose from, for a table with pages. */
  readonly pageSizes?: readonly number[];
  /** The variant of the pagination, for a table with pages. @default 'numbers' */
  readonly paginationVariant?: 'numbers' | 'compact';
  /** Whether columns can be hidden and shown. @default false */
  readonly columnsMenu?: boolean;
  /** With `virtualRows`, only rows near the viewport are rendered, for thousands of rows; each has one line and the same height. */
  readonly virtualRows?: VirtualRows;
  /** Whether the rows are loading. @default false */
  readonly loading?: boolean;
  /** Set when loading failed: the table shows the message beside the empty state, and a retry button. */
  readonly failure?: { readonly message: string; readonly onRetry: () => void } | undefined;
  /** The empty state. */
  readonly empty: ReactNode;
  /** Whether each row is one line: a wide table cuts long texts, and a card lists its pairs in a row. @default false */
  readonly oneLine?: boolean;
  /** @default 'comfortable' */
  readonly density?: 'comfortable' | 'compact';
}

/** The props of the parts that show the records. */
export interface DataTableRecordsProps<Row extends RowData> extends DataTableProps<Row> {
  /** The id of the focusable element that holds the records. */
  readonly recordsId: string;
}
