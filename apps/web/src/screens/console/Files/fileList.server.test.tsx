import type { PublishedFile } from '@seatwise/flows/admin-files';
import { describe, expect, it } from 'vitest';
import { fileList } from './fileList.tsx';

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
  const table = fileList.createEngine(list);
  const idsIn = (query: Parameters<typeof table.view>[0]) => {
    const { size, sourceIndex } = table.view(query);
    return Array.from({ length: size }, (_, index) => list[sourceIndex(index)]!.id);
  };

  it.each(['round 2', 'Round-2', 'round_2 result'])(
    'BEY-ADF-01 takes hyphens, underscores and spaces for the same: %j',
    (typed) => {
      const round = fileList.createEngine([file({ fileName: 'Round-2_Result.pdf' })]);
      const filters = Object.fromEntries(
        fileList.columnFilters({ typed, sorting: [] }).map(({ id, value }) => [id, value]),
      );
      expect(round.view({ filters }).size).toBe(1);
    },
  );

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
    const { sorting } = fileList.codec.read(new URLSearchParams(`sort=${column}`));
    expect(sorting).toEqual([{ id: column, desc: false }]);
    expect(idsIn({ sort: { column, direction: 'ascending', nulls: 'first' } })).toEqual(sorted);
  });

  it('ADF-06 turns round, and leaves an unsorted list alone', () => {
    expect(idsIn({ sort: { column: 'size', direction: 'descending' } })).toEqual([3, 1, 2]);
    expect(idsIn({})).toEqual([1, 2, 3]);
  });
});

describe('the address of the files', () => {
  it.each([
    ['', { typed: '', sorting: [] }],
    ['q=round+2', { typed: 'round 2', sorting: [] }],
    ['sort=size', { typed: '', sorting: [{ id: 'size', desc: false }] }],
    [
      'q=pdf&sort=uploadedAt&order=descending',
      { typed: 'pdf', sorting: [{ id: 'uploadedAt', desc: true }] },
    ],
  ])('«%s» is read and written back', (address, query) => {
    expect(fileList.codec.read(new URLSearchParams(address))).toEqual(query);
    expect(fileList.codec.write(query).toString()).toBe(address);
  });

  it('takes a column that does not sort for none', () => {
    expect(fileList.codec.read(new URLSearchParams('sort=actions')).sorting).toEqual([]);
  });
});
