/** The built-in messages of MultiSelectFilter. */
export interface MultiSelectFilterMessages {
  /** The value while nothing is selected. */
  readonly all: string;
  /** The name of the button of the variant 'field'. */
  readonly field: (about: { readonly label: string; readonly value: string }) => string;
  /** The name of the button of the variant 'icon'. */
  readonly icon: (about: { readonly label: string; readonly value: string }) => string;
  /** The tooltip of the variant 'icon'. */
  readonly open: (about: { readonly label: string }) => string;
  /** The placeholder of the search input. */
  readonly search: string;
  /** The name of the search input. */
  readonly searchLabel: (about: { readonly label: string }) => string;
  /** The count of selected options. */
  readonly selected: (about: { readonly count: number }) => string;
  /** The count of options that match the search. */
  readonly results: (about: { readonly count: number }) => string;
  /** Shown when no option matches the search. */
  readonly noResults: string;
  /** The label of the button that clears the selection. */
  readonly clear: string;
  /** The label of the button that closes the bottom sheet on phones. */
  readonly done: string;
}

export const multiSelectFilterMessages: MultiSelectFilterMessages = {
  all: '-- All --',
  field: ({ label, value }) => `${label}: ${value}`,
  icon: ({ label, value }) => `Filter ${label}: ${value}`,
  open: ({ label }) => `Filter ${label}`,
  search: 'Search',
  searchLabel: ({ label }) => `Search ${label}`,
  selected: ({ count }) => `${count} selected`,
  results: ({ count }) => (count === 1 ? '1 result' : `${count} results`),
  noResults: 'Nothing matches.',
  clear: 'Clear',
  done: 'Done',
};
