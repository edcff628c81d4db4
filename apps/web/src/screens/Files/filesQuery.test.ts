import { describe, expect, it } from 'vitest';
import { readQuery, writeQuery, type FilesQuery } from './filesQuery.ts';

describe('the address of the files', () => {
  it.each<[string, FilesQuery]>([
    ['', { typed: '', sort: null }],
    ['q=round+2', { typed: 'round 2', sort: null }],
    ['sort=size', { typed: '', sort: { column: 'size', direction: 'ascending' } }],
    [
      'q=pdf&sort=uploadedAt&order=descending',
      { typed: 'pdf', sort: { column: 'uploadedAt', direction: 'descending' } },
    ],
  ])('«%s» is read and written back', (address, query) => {
    expect(readQuery(new URLSearchParams(address))).toEqual(query);
    expect(writeQuery(query).toString()).toBe(address);
  });

  it('takes a column that does not sort for none', () => {
    expect(readQuery(new URLSearchParams('sort=actions')).sort).toBeNull();
  });
});
