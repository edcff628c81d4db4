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
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { RowEngine } from '../../table/index.ts';

/** The metadata of our columns. */
export interface DataTableColumnMeta {
  /** The alignment of its cells. @default 'start' */
  readonly align?: 'start' | 'end';
  /** The width in a table with `virtualRows`, 'medium' by default there; in any other the least width. */
  readonly width?: 'narrow' | 'medium' | 'broad' | 'wide' | 'widest';
  /** Whether it uses tabular figures. @default false */
  readonly tabular?: boolean;
  /** The engine's column that it is sorted by. @default its id */
  readonly sortBy?: string;
  /** How many lines its title keeps free on a card among `virtualRows`. @default 1 */
  readonly titleLines?: 1 | 2;
  /** The part of a card that it fills: the title, a term-value pair, or the actions at the end. @default 'pair' */
  readonly onCard?: 'title' | 'pair' | 'actions';
  /** Shows a value once where rows that follow each other have it; renders what the later ones show beside the hidden value. */
  readonly renderRepeated?: (record: RowData) => ReactNode;
}

export interface DataTableMeta {
  /** Filters, sorts and counts the rows. */
  readonly engine?: RowEngine<string> | undefined;
  /** The group of a record, whose rows are listed together. */
  readonly getGroup?: ((record: RowData) => string) | undefined;
}

/** The features of TanStack Table that hold state. */
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
