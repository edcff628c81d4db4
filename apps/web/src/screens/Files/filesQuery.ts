import { fileColumns, type FileColumn, type Sort } from '@seatwise/flows/admin-files';

/** What is asked of the files, as the address of the page holds it. */
export interface FilesQuery {
  readonly typed: string;
  readonly sort: Sort<FileColumn> | null;
}

export const readQuery = (params: URLSearchParams): FilesQuery => {
  const column = fileColumns.find((name) => name === params.get('sort'));
  return {
    typed: params.get('q') ?? '',
    sort: column
      ? { column, direction: params.get('order') === 'descending' ? 'descending' : 'ascending' }
      : null,
  };
};

/** Only what differs from asking nothing, so that the plain page has a plain address. */
export const writeQuery = ({ typed, sort }: FilesQuery): URLSearchParams => {
  const params = new URLSearchParams();
  if (typed) params.set('q', typed);
  if (sort) {
    params.set('sort', sort.column);
    if (sort.direction === 'descending') params.set('order', sort.direction);
  }
  return params;
};
