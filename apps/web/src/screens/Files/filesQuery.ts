import type { DataTableState } from '@seatwise/ui';
import { readSorting, writeSorting } from '../../hooks/sortingInUrl.ts';
import { sortableColumns } from './fileTable.ts';

/** What is asked of the files, as the address of the page holds it. */
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
