import { fileNameOf, timeOf, typeName, type PublishedFile } from '@seatwise/flows/admin-files';
import { createTable, type Table } from '@seatwise/ui/table';

export const sortableColumns = ['name', 'type', 'size', 'uploadedBy', 'uploadedAt'] as const;
type FileColumn = (typeof sortableColumns)[number];

type FileRow = {
  readonly [Column in FileColumn]: (Column extends 'size' | 'uploadedAt' ? number : string) | null;
} & {
  /** The text that a search matches. */
  readonly text: string;
};

export type FileTable = Table<FileRow, keyof FileRow>;

/** A columnar table of the files, which keeps searching and sorting fast. */
export const createFileTable = (files: readonly PublishedFile[]): FileTable => {
  const table = createTable<FileRow>({
    name: 'text',
    type: 'text',
    size: 'number',
    uploadedBy: 'text',
    uploadedAt: 'number',
    text: 'text',
  });
  table.append(
    files.map(({ fileType, fileSize, uploaderName, uploadedAt, ...file }) => ({
      name: fileNameOf(file),
      type: typeName(fileType),
      size: fileSize ?? null,
      uploadedBy: uploaderName ?? null,
      uploadedAt: timeOf(uploadedAt) ?? null,
      text: [fileNameOf(file), fileType ?? '', typeName(fileType), uploaderName ?? ''].join('\n'),
    })),
  );
  return table;
};
