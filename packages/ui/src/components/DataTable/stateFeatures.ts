import {
  columnFacetingFeature,
  columnFilteringFeature,
  columnVisibilityFeature,
  metaHelper,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { RowEngine } from '../../table/index.ts';

/** What is particular to our columns. */
export interface DataTableColumnMeta {
  /** Where its cells stand. @default 'start' */
  readonly align?: 'start' | 'end';
  /** How wide it is where columns are of fixed width, as in a `virtualized` table. @default 'medium' */
  readonly width?: 'narrow' | 'medium' | 'broad' | 'wide';
  /** Figures of one width. @default false */
  readonly tabular?: boolean;
  /** What it becomes on a card: the title, a pair of words, the buttons at the end. @default 'pair' */
  readonly onCard?: 'title' | 'pair' | 'actions';
}

export interface DataTableMeta {
  /** Filters, sorts and counts the rows. */
  readonly engine?: RowEngine<string> | undefined;
}

/** The state that TanStack Table holds for every list of records. */
export const stateFeatures = tableFeatures({
  columnFacetingFeature,
  columnFilteringFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: metaHelper<DataTableColumnMeta>(),
  tableMeta: metaHelper<DataTableMeta>(),
});

export type StateFeatures = typeof stateFeatures;
