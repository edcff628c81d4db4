import type { PublishedFile } from '@seatwise/flows/admin-files';
import type { Query } from '@seatwise/ui/table';
import { describe, expect, it } from 'vitest';
import { createFileTable, sortableColumns, type FileTable } from './fileTable.ts';

const file = (details: Partial<PublishedFile>): PublishedFile => ({
  id: 1,
  fileName: 'notice.pdf',
  fileType: 'application/pdf',
  fileSize: 1_234,
  uploaderName: 'Asha Rao',
  uploadedAt: '2026-11-20T10:00:00.000Z',
  ...details,
});

describe('the table of files', () => {
  const list = [
    file({ id: 1 }),
    file({ id: 2, fileName: 'allotment.docx', fileType: 'application/msword', fileSize: 90 }),
    file({ id: 3, uploaderName: null, uploadedAt: '2026-11-21T10:00:00.000Z', fileSize: 20_000 }),
  ];
  const table = createFileTable(list);
  type Column = keyof ReturnType<FileTable['rows']>[number];
  const idsIn = (query: Query<Column>) => {
    const { size, sourceIndex } = table.view(query);
    return Array.from({ length: size }, (_, index) => list[sourceIndex(index)]!.id);
  };

  it.each([
    ['', [1, 2, 3]],
    ['NOTICE', [1, 3]],
    ['word', [2]],
    ['asha', [1, 2]],
    ['nobody', []],
  ])('GAP-131 finds by name, type or uploader: %j', (typed, found) => {
    expect(idsIn({ filters: { text: { contains: typed } } })).toEqual(found);
  });

  it.each([
    ['name', [2, 1, 3]],
    ['type', [1, 3, 2]],
    ['size', [2, 1, 3]],
    ['uploadedBy', [3, 1, 2]],
    ['uploadedAt', [1, 2, 3]],
  ] as const)('ADF-06 ADF-07 sorts by %s', (column, sorted) => {
    expect(sortableColumns).toContain(column);
    expect(idsIn({ sort: { column, direction: 'ascending', nulls: 'first' } })).toEqual(sorted);
  });

  it('ADF-06 turns round, and leaves an unsorted list alone', () => {
    expect(idsIn({ sort: { column: 'size', direction: 'descending' } })).toEqual([3, 1, 2]);
    expect(idsIn({})).toEqual([1, 2, 3]);
  });
});
