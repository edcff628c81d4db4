import { resultsPageSize } from '@seatwise/flows/prediction';
import {
  filterBy,
  filtersBy,
  flag,
  option,
  parameter,
  selectedValues,
  sortBy,
  urlQuery,
  type QueryOf,
} from '../../../lib/urlParameters.ts';
import type { RankSpan } from '@seatwise/ui';
import { filterableIds, sortableIds } from './resultTable.ts';

export const pageSizes = [resultsPageSize, 24, 48, 96] as const;

/** Reads ranks such as `33000-88999`; undefined for any other text. */
const readRanks = (text: string): RankSpan | undefined => {
  const [from, to] = /^(\d{1,8})-(\d{1,8})$/.exec(text)?.slice(1).map(Number) ?? [];
  return from !== undefined && to !== undefined && from <= to ? { from, to } : undefined;
};

/** The arrangement of the results; their page belongs to the prediction. */
export const resultsView = urlQuery({
  // The parameters have a prefix, because the question has a quota of its own.
  columnFilters: filterBy(filterableIds, 'show.'),
  sorting: sortBy(sortableIds),
  pageSize: option<number, number>(pageSizes, resultsPageSize, 'size'),
  isGrouped: flag('group', 'college'),
  /** The closing ranks to show, if not all. */
  ranks: parameter(readRanks, (ranks) => (ranks ? `${ranks.from}-${ranks.to}` : '')),
});
export type ResultsView = QueryOf<typeof resultsView>;

export const withSelection = (
  { columnFilters }: ResultsView,
  column: string,
  selected: readonly string[],
): ResultsView['columnFilters'] =>
  filtersBy(filterableIds, (id) => (id === column ? selected : selectedValues(columnFilters, id)));
