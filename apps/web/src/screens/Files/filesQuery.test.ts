import { describe, expect, it } from 'vitest';
import { readQuery, writeQuery, type FilesQuery } from './filesQuery.ts';

describe('the address of the files', () => {
  it.each<[string, FilesQuery]>([
    ['', { typed: '', sorting: [] }],
    ['q=round+2', { typed: 'round 2', sorting: [] }],
    ['sort=size', { typed: '', sorting: [{ id: 'size', desc: false }] }],
    [
      'q=pdf&sort=uploadedAt&order=descending',
      { typed: 'pdf', sorting: [{ id: 'uploadedAt', desc: true }] },
    ],
  ])('«%s» is read and written back', (address, query) => {
    expect(readQuery(new URLSearchParams(address))).toEqual(query);
    expect(writeQuery(query).toString()).toBe(address);
  });

  it('takes a column that does not sort for none', () => {
    expect(readQuery(new URLSearchParams('sort=actions')).sorting).toEqual([]);
  });
});
