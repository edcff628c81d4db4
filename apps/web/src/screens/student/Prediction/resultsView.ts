import { resultsPageSize } from '@seatwise/flows/prediction';
import {
  filterBy,
  filtersBy,
  flag,
  option,
  selectedValues,
  sortBy,
  urlQuery,
  type QueryOf,
} from '../../../lib/urlParameters.ts';
import { filterableIds, sortableIds } from './resultTable.ts';

export const pageSizes = [resultsPageSize, 24, 48, 96] as const;

/** How the results are arranged; their page belongs to the prediction. */
export const resultsView = urlQuery({
  // The names of parameters have a prefix, because the question has a quota of its own.
  columnFilters: filterBy(filterableIds, 'show.'),
  sorting: sortBy(sortableIds),
  pageSize: option<number, number>(pageSizes, resultsPageSize, 'size'),
  isGrouped: flag('group', 'college'),
});
export type ResultsView = QueryOf<typeof resultsView>;

export const withSelection = (
  { columnFilters }: ResultsView,
  column: string,
  selected: readonly string[],
): ResultsView['columnFilters'] =>
  filtersBy(filterableIds, (id) => (id === column ? selected : selectedValues(columnFilters, id)));
