/** The words that DataTable itself shows or announces. */
export interface DataTableMessages {
  /** Added to the caption where heads sort. */
  readonly sortingHint: string;
  /** How the rows are sorted, in the list that stands in for heads on a phone. */
  readonly sortOption: (sort: SortMessage) => string;
  /** Announced when the rows are sorted another way. */
  readonly sorted: (sort: SortMessage) => string;
  /** The label of the list that sorts on a phone. */
  readonly sortBy: string;
  /** What that list says while nothing is sorted. */
  readonly unsorted: string;
  /** The title of the filters on a phone. */
  readonly filters: string;
  /** The name of the button that drops all filters. */
  readonly clearFilters: string;
  /** The name of the button that asks again after a failure. */
  readonly retry: string;
  /** The name of the pages' landmark. */
  readonly pages: (of: { readonly caption: string }) => string;
  /** The name of the button that opens the choice of columns, and of that choice. */
  readonly columns: string;
  /** The name of the box that selects a row. */
  readonly selectRow: (of: { readonly name: string }) => string;
  /** The name of the box that selects all rows that show. */
  readonly selectAll: string;
  /** How many rows are selected; shown, and announced when it changes. */
  readonly selected: (of: { readonly count: number }) => string;
  /** The name of the button that gives all selected rows up. */
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
  columns: 'Columns',
  selectRow: ({ name }) => `Select ${name}`,
  selectAll: 'Select All',
  selected: ({ count }) => (count === 1 ? '1 row selected' : `${count} rows selected`),
  clearSelection: 'Clear selection',
};
