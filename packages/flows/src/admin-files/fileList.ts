import type { RowOf } from '@seatwise/api-client';
import type { files } from '@seatwise/api-client/contract/files';
import { timeOf } from '../shared/dates.ts';
import { includesText } from '../shared/searching.ts';
import { sortedBy, type Cell, type Sort } from '../shared/sorting.ts';

export type PublishedFile = RowOf<(typeof files)['listFiles']>;

/** Files whose name, type or uploader holds the typed text. */
export const foundFiles = (
  list: readonly PublishedFile[],
  typed: string,
): readonly PublishedFile[] =>
  list.filter(({ fileName, fileType, uploaderName }) =>
    [fileName, fileType, uploaderName].some((value) => includesText(value, typed)),
  );

export const fileColumns = ['name', 'type', 'size', 'uploadedBy', 'uploadedAt'] as const;
export type FileColumn = (typeof fileColumns)[number];

const cells: Readonly<Record<FileColumn, (file: PublishedFile) => Cell>> = {
  name: ({ fileName }) => fileName,
  type: ({ fileType }) => fileType,
  size: ({ fileSize }) => fileSize,
  uploadedBy: ({ uploaderName }) => uploaderName,
  uploadedAt: ({ uploadedAt }) => timeOf(uploadedAt),
};

export const sortedFiles = (
  list: readonly PublishedFile[],
  sort: Sort<FileColumn> | undefined,
): readonly PublishedFile[] => (sort ? sortedBy(list, cells[sort.column], sort.direction) : list);
