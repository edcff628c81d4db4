import type { DataTableState } from '@seatwise/ui';
import { readSorting, writeSorting } from '../../hooks/sortingInUrl.ts';
import { sortableColumns } from './fileTable.ts';

/** The part of the list's state that the URL holds. */
export interface FilesQuery {
  readonly typed: string;
  readonly sorting: DataTableState['sorting'];
}

export const readQuery = (params: URLSearchParams): FilesQuery => ({
  typed: params.get('q') ?? '',
  sorting: readSorting(params, sortableColumns),
});

export const writeQuery = ({ typed, sorting }: FilesQuery): URLSearchParams => {
  const params = new URLSearchParams();
  if (typed) params.set('q', typed);
  writeSorting(params, sorting);
  return params;
};
