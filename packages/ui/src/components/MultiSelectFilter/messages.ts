/** The words that MultiSelectFilter itself shows or announces. */
export interface MultiSelectFilterMessages {
  /** The value while nothing is chosen. */
  readonly all: string;
  /** The name of a field's button. */
  readonly field: (about: { readonly label: string; readonly value: string }) => string;
  /** The name of an icon's button. */
  readonly icon: (about: { readonly label: string; readonly value: string }) => string;
  /** What an icon shows on hover. */
  readonly open: (about: { readonly label: string }) => string;
  /** The words in the empty search. */
  readonly search: string;
  /** The name of the search. */
  readonly searchLabel: (about: { readonly label: string }) => string;
  /** How many options are chosen. */
  readonly selected: (about: { readonly count: number }) => string;
  /** How many options match the search. */
  readonly results: (about: { readonly count: number }) => string;
  /** That no option matches the search. */
  readonly noResults: string;
  /** The button that gives up all that is chosen. */
  readonly clear: string;
  /** The button that closes the sheet of a phone. */
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
