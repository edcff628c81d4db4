import type { RowOf } from '@seatwise/api-client';
import type { files } from '@seatwise/api-client/contract/files';

export type PublishedFile = RowOf<(typeof files)['listFiles']>;

/** How a file can be looked at without leaving the page, if it can. */
export const previewOf = ({ fileType }: PublishedFile): 'document' | 'picture' | undefined => {
  if (fileType === 'application/pdf') return 'document';
  return fileType === 'image/jpeg' || fileType === 'image/png' ? 'picture' : undefined;
};
