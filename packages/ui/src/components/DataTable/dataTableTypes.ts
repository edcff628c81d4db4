import type { ReactNode } from 'react';
import type { FilterOptions } from '../MultiSelectFilter/index.ts';
import type { Sort } from './sorting.ts';

export interface DataTableColumn<Row> {
  /** Its name for sorting and filtering. */
  readonly id: string;
  /** The words in its head. */
  readonly header: string;
  /** What stands in its cell; «nothing there» is a dash, and the column's own business. */
  readonly cell: (row: Row) => ReactNode;
  /** Whether its head sorts. @default false */
  readonly sortable?: boolean;
  /** What its filter offers and what is chosen of it. */
  readonly filter?: {
    readonly options: FilterOptions;
    readonly selected: readonly string[];
  };
  /** Where its cells stand. @default 'start' */
  readonly align?: 'start' | 'end';
  /** How wide it is where columns are of fixed width, as in a table that is `windowed`. @default 'medium' */
  readonly width?: 'narrow' | 'medium' | 'broad' | 'wide';
  /** Figures of one width. @default false */
  readonly tabular?: boolean;
  /** What it becomes on a card: the title, a pair of words, the buttons at the end. @default 'pair' */
  readonly onCard?: 'title' | 'pair' | 'actions';
}

export interface DataTableProps<Row> {
  /** What the table holds, for those who listen. */
  readonly caption: string;
  /** What is said of the rows above them, such as how many there are. */
  readonly summary?: ReactNode;
  /** The columns, in order; the first one names its row. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** The rows of the present page. */
  readonly rows: readonly Row[];
  /** Draws a row on a phone, where words in pairs are not enough. */
  readonly renderCard?: (row: Row) => ReactNode;
  /** Tells one row from another; rows without anything of their own to keep may be told by their place. */
  readonly rowKey: (row: Row, place: number) => string | number;
  /** How the rows are sorted, if they are. @default null */
  readonly sort?: Sort | null;
  /** Called when a head was pressed. */
  readonly onSortChange?: (sort: Sort) => void;
  /** Called when a column's filter changed. */
  readonly onFilterChange?: (change: { column: string; selected: readonly string[] }) => void;
  /** Called with what was typed into the search of a column's filter. */
  readonly onFilterSearch?: (change: { column: string; text: string }) => void;
  /** Called when all column filters are to be dropped. */
  readonly onClearFilters?: () => void;
  /** How long typing in a filter rests before it narrows. Milliseconds. @default 0 */
  readonly filterDelay?: number;
  /** The present page and how many there are; without it nothing is paged. */
  readonly paging?: {
    readonly page: number;
    readonly pageCount: number;
    readonly look?: 'numbers' | 'words';
  };
  /** Called with the page that was asked for. */
  readonly onPageChange?: (change: { page: number }) => void;
  /** Whether only the rows in sight are drawn, for thousands of them: all of one height, in one line. @default false */
  readonly windowed?: boolean;
  /** The rows are on their way. @default false */
  readonly loading?: boolean;
  /** They did not come: a line beside the words of emptiness, and a way to try again. */
  readonly failure?: { readonly message: string; readonly onRetry: () => void } | undefined;
  /** What stands there when there are no rows. */
  readonly empty: ReactNode;
  /** @default 'comfortable' */
  readonly density?: 'comfortable' | 'compact';
}
