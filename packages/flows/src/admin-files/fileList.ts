import type { RowOf } from '@seatwise/api-client';
import type { files } from '@seatwise/api-client/contract/files';

export type PublishedFile = RowOf<(typeof files)['listFiles']>;

/** How the page can preview a file; undefined for types that only download. */
export const previewOf = ({ fileType }: PublishedFile): 'document' | 'picture' | undefined => {
  if (fileType === 'application/pdf') return 'document';
  return fileType === 'image/jpeg' || fileType === 'image/png' ? 'picture' : undefined;
};
