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

/** The metadata of this library's columns. */
export interface DataTableColumnMeta {
  /** The alignment of the cells. @default 'start' */
  readonly align?: 'start' | 'end';
  /** The width in a table with `virtualRows`, where 'medium' is the default; in other tables the minimum width. */
  readonly width?: 'least' | 'narrow' | 'short' | 'medium' | 'broad' | 'wide' | 'widest';
  /** Whether the cells use tabular figures. @default false */
  readonly tabular?: boolean;
  /** The engine's column that sorts this one. @default its id */
  readonly sortBy?: string;
  /** How many lines the title reserves on a virtualized card. @default 1 */
  readonly titleLines?: 1 | 2;
  /** The column's place on a card: the title, a term-value pair, or the actions at the end. @default 'pair' */
  readonly onCard?: 'title' | 'pair' | 'actions';
  /** Renders a line of its own below the pairs of a card. */
  readonly renderBelow?: (record: RowData) => ReactNode;
  /** Names a value in the column's filter. @default the value */
  readonly labelOf?: (value: string) => string;
  /** Shows a value that consecutive rows share only once; renders what the later rows show instead. */
  readonly renderRepeated?: (record: RowData) => ReactNode;
}

export interface DataTableMeta {
  /** Filters, sorts and counts the rows. */
  readonly engine?: RowEngine<string> | undefined;
  /** The group of a record; the rows of a group are listed together. */
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
