import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { DataTableInstance } from './dataTableFeatures.ts';

export interface DataTableProps<Row extends RowData> {
  /** The table, made by `useDataTable`. */
  readonly table: DataTableInstance<Row>;
  /** What the table holds, for those who listen. */
  readonly caption: string;
  /** What is said of the rows above them, such as how many there are. */
  readonly summary?: ReactNode;
  /** Draws a row on a phone, where words in pairs are not enough. */
  readonly renderCard?: (row: Row) => ReactNode;
  /** What React tells rows by: rows that hold no state of their own are cheapest by their index. @default 'id' */
  readonly rowKey?: 'id' | 'index';
  /** Called with what was typed into the search of a column's filter. */
  readonly onFilterSearch?: (change: { column: string; text: string }) => void;
  /** How long typing in a filter rests before it narrows. Milliseconds. @default 0 */
  readonly filterDelay?: number;
  /** How pages are named, where the table has pages. @default 'numbers' */
  readonly paginationVariant?: 'numbers' | 'compact';
  /** Whether columns can be hidden and shown. @default false */
  readonly columnsMenu?: boolean;
  /** Whether only the rows in the viewport are drawn, for thousands of them: all of one height, in one line. @default false */
  readonly virtualized?: boolean;
  /** The rows are on their way. @default false */
  readonly loading?: boolean;
  /** They did not come: a line beside the words of emptiness, and a way to try again. */
  readonly failure?: { readonly message: string; readonly onRetry: () => void } | undefined;
  /** What stands there when there are no rows. */
  readonly empty: ReactNode;
  /** @default 'comfortable' */
  readonly density?: 'comfortable' | 'compact';
}
