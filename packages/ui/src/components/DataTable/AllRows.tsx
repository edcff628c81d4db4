import type { ReactNode, Ref } from 'react';

/** The part of a list that is rendered. */
export interface RenderedRows<List extends HTMLElement> {
  /** The ref of the rows' parent element. */
  readonly list: Ref<List>;
  /** The ref of each row, which has its index as `data-index`; undefined unless the rows are virtualized. */
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
  /** The index of the first rendered row. */
  readonly from: number;
  /** The index after the last rendered row. */
  readonly to: number;
  /** The height of the rows before the rendered ones. */
  readonly before: number;
  /** The height of the rows after the rendered ones. */
  readonly after: number;
}

export interface RowsProps<List extends HTMLElement> {
  /** The number of all rows. */
  readonly count: number;
  /** Renders the list. */
  readonly children: (rendered: RenderedRows<List>) => ReactNode;
}

type Rows = <List extends HTMLElement>(props: RowsProps<List>) => ReactNode;

/** The components that choose which rows to render by the scroll position. */
export interface VirtualRows {
  /** For a list that scrolls inside the nearest `[data-scroller]`. */
  readonly InScroller: Rows;
  /** For a list that scrolls with the page. */
  readonly InWindow: Rows;
}

/** Renders every row of a list. */
export const AllRows = <List extends HTMLElement>({ count, children }: RowsProps<List>) =>
  children({ list: null, measure: undefined, from: 0, to: count, before: 0, after: 0 });
