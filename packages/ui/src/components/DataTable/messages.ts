import { plural } from '../../internal/plural.ts';

interface SortMessage {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** The built-in messages of DataTable. */
export const dataTableMessages = {
  /** Added to the caption if columns are sortable. */
  sortingHint: '(tap a column heading to sort)',
  /** An option of the sort select on a phone. */
  sortOption: ({ column, direction }: SortMessage) => `${column}, ${direction}`,
  /** Announced when the sorting changes. */
  sorted: ({ column, direction }: SortMessage) => `Sorted by ${column}, ${direction}`,
  /** The label of the sort select on a phone. */
  sortBy: 'Sort by',
  /** The option of the sort select for no sorting. */
  unsorted: 'Default order',
  /** The title of the sorting and the filters on a phone. */
  tools: 'Sort and filter',
  /** The label of the button that clears all filters. */
  clearFilters: 'Clear Table Filters',
  /** The label of the retry button. */
  retry: 'Try again',
  /** The name of the pagination landmark. */
  pages: ({ caption }: { readonly caption: string }) => `Pages of ${caption}`,
  /** The label of the choice of a page size. */
  pageSize: 'Rows per page',
  /** The label of the columns menu and its button. */
  columns: 'Columns',
  /** The name of the checkbox that selects a row. */
  selectRow: ({ name }: { readonly name: string }) => `Select ${name}`,
  /** The name of the checkbox that selects all visible rows. */
  selectAll: 'Select All',
  /** The selection count; shown, and announced when it changes. */
  selected: ({ count }: { readonly count: number }) =>
    plural(count, { one: '# row selected', other: '# rows selected' }),
  /** The label of the button that gives cards their checkboxes on a phone. */
  select: 'Select rows',
  /** The label of the button that clears the selection. */
  clearSelection: 'Clear selection',
};
