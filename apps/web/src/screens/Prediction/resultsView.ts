import type { DataTableState } from '@seatwise/ui';
import type { Filter } from '@seatwise/ui/table';
import { resultsPageSize } from '@seatwise/flows/predictor';
import { readSorting, writeSorting } from '../../hooks/sortingInUrl.ts';
import { filterableIds, sortableIds } from './resultTable.ts';

/** How the results are arranged; their page belongs to the prediction. */
export interface ResultsView extends Pick<DataTableState, 'sorting' | 'columnFilters'> {
  readonly pageSize: number;
  readonly isGrouped: boolean;
  /** Whether seats show that the student cannot apply for. */
  readonly showsAll: boolean;
}

export const pageSizes = [resultsPageSize, 24, 48, 96] as const;

/** The names of parameters begin alike, because the question has a quota of its own. */
const parameterOf = (id: string): string => `show.${id}`;

const oneOf = (value: unknown): readonly string[] => (value as Filter | undefined)?.oneOf ?? [];

/** The values that a column is filtered by. */
export const selectedValues = (
  { columnFilters }: Pick<ResultsView, 'columnFilters'>,
  column: string,
): readonly string[] => oneOf(columnFilters.find(({ id }) => id === column)?.value);

export const withSelection = (
  { columnFilters }: ResultsView,
  column: string,
  selected: readonly string[],
): ResultsView['columnFilters'] => [
  ...columnFilters.filter(({ id }) => id !== column),
  ...(selected.length > 0 ? [{ id: column, value: { oneOf: selected } satisfies Filter }] : []),
];

export const readView = (params: URLSearchParams): ResultsView => ({
  sorting: readSorting(params, sortableIds),
  columnFilters: filterableIds.flatMap((id) => {
    const selected = params.getAll(parameterOf(id));
    return selected.length > 0 ? [{ id, value: { oneOf: selected } satisfies Filter }] : [];
  }),
  pageSize: pageSizes.find((size) => String(size) === params.get('size')) ?? resultsPageSize,
  isGrouped: params.get('group') === 'college',
  showsAll: params.get('seats') === 'all',
});

/** Writes only what differs from the usual view. */
export const writeView = (view: ResultsView): URLSearchParams => {
  const params = new URLSearchParams();
  for (const id of filterableIds)
    for (const value of selectedValues(view, id)) params.append(parameterOf(id), value);
  writeSorting(params, view.sorting);
  if (view.pageSize !== resultsPageSize) params.set('size', String(view.pageSize));
  if (view.isGrouped) params.set('group', 'college');
  if (view.showsAll) params.set('seats', 'all');
  return params;
};
