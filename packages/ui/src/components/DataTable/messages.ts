/** The built-in messages of DataTable. */
export interface DataTableMessages {
  /** Added to the caption where columns are sortable. */
  readonly sortingHint: string;
  /** An option of the sort select on a phone. */
  readonly sortOption: (sort: SortMessage) => string;
  /** Announced when the sorting changes. */
  readonly sorted: (sort: SortMessage) => string;
  /** The label of the sort select on a phone. */
  readonly sortBy: string;
  /** The option of the sort select for no sorting. */
  readonly unsorted: string;
  /** The title of the filters on a phone. */
  readonly filters: string;
  /** The label of the button that clears all filters. */
  readonly clearFilters: string;
  /** The label of the retry button. */
  readonly retry: string;
  /** The name of the pagination landmark. */
  readonly pages: (of: { readonly caption: string }) => string;
  /** The label of the choice of a page size. */
  readonly pageSize: string;
  /** The label of the columns menu and its button. */
  readonly columns: string;
  /** The name of the checkbox that selects a row. */
  readonly selectRow: (of: { readonly name: string }) => string;
  /** The name of the checkbox that selects all visible rows. */
  readonly selectAll: string;
  /** The selection count; shown, and announced on change. */
  readonly selected: (of: { readonly count: number }) => string;
  /** The label of the button that clears the selection. */
  readonly clearSelection: string;
}

interface SortMessage {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

export const dataTableMessages: DataTableMessages = {
  sortingHint: '(the heads of columns sort)',
  sortOption: ({ column, direction }) => `${column}, ${direction}`,
  sorted: ({ column, direction }) => `Sorted by ${column}, ${direction}`,
  sortBy: 'Sort by',
  unsorted: 'As they come',
  filters: 'Filters',
  clearFilters: 'Clear Table Filters',
  retry: 'Try again',
  pages: ({ caption }) => `Pages of ${caption}`,
  pageSize: 'Rows per page',
  columns: 'Columns',
  selectRow: ({ name }) => `Select ${name}`,
  selectAll: 'Select All',
  selected: ({ count }) => (count === 1 ? '1 row selected' : `${count} rows selected`),
  clearSelection: 'Clear selection',
};
