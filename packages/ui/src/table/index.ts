export { columnKinds, createTable } from './table.ts';
export type { ColumnKind, Page, RowEngine, Sum, Table, View } from './table.ts';
export type { Cell, Facet, Filter, Filters, Query, Sorting } from './query.ts';
export { clampPage, pageOf } from './paging.ts';
export { lazyArray } from './lazyArray.ts';
