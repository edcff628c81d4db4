import { plural } from '../../internal/plural.ts';

/** The built-in messages of MultiSelectFilter. */
export const multiSelectFilterMessages = {
  /** The value shown while nothing is selected. */
  all: '-- All --',
  /** The name of the button in the variant 'field'. */
  field: ({ label, value }: { readonly label: string; readonly value: string }) =>
    `${label}: ${value}`,
  /** The name of the button in the variant 'icon'. */
  icon: ({ label, value }: { readonly label: string; readonly value: string }) =>
    `Filter ${label}: ${value}`,
  /** The tooltip of the variant 'icon'. */
  open: ({ label }: { readonly label: string }) => `Filter ${label}`,
  /** The placeholder of the search input. */
  search: 'Search',
  /** The name of the search input. */
  searchLabel: ({ label }: { readonly label: string }) => `Search ${label}`,
  /** The count of selected options. */
  selected: ({ count }: { readonly count: number }) => `${count} selected`,
  /** The count of options that match the search. */
  results: ({ count }: { readonly count: number }) =>
    plural(count, { one: '# result', other: '# results' }),
  /** Shown when no option matches the search. */
  noResults: 'No option matches.',
  /** The label of the button that clears the selection. */
  clear: 'Clear',
  /** The label of the button that closes the bottom sheet on phones. */
  done: 'Done',
};
