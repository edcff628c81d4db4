import { describe, expect, it } from 'vitest';
import { selectedValues } from '../../../lib/urlParameters.ts';
import { finderQuery, withSelection, type FinderQuery } from './seatTable.ts';

const { read: readQuery, write: writeQuery } = finderQuery;

const plain: FinderQuery = {
  sorting: [],
  columnFilters: [],
  pagination: { pageIndex: 0, pageSize: 30 },
  showsAll: false,
};

describe('the finder’s address', () => {
  it.each<[string, FinderQuery]>([
    ['', plain],
    ['page=3', { ...plain, pagination: { pageIndex: 2, pageSize: 30 } }],
    [
      'program=MBBS&state=Goa&state=Tamil+Nadu',
      {
        ...plain,
        columnFilters: [
          { id: 'program', value: { oneOf: ['MBBS'] } },
          { id: 'state', value: { oneOf: ['Goa', 'Tamil Nadu'] } },
        ],
      },
    ],
    ['seats=all', { ...plain, showsAll: true }],
    ['sort=state&order=descending', { ...plain, sorting: [{ id: 'state', desc: true }] }],
    ['sort=instNm', { ...plain, sorting: [{ id: 'instNm', desc: false }] }],
  ])('«%s» is read and written back', (address, query) => {
    expect(readQuery(new URLSearchParams(address))).toEqual(query);
    expect(writeQuery(query).toString()).toBe(address);
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'sort=password', 'page=1e99'])(
    'FND-46 takes «%s» for the plain page',
    (address) => {
      expect(readQuery(new URLSearchParams(address))).toEqual(plain);
    },
  );

  it('FND-30 filters by some columns from the first page on, and leaves the others', () => {
    const query = readQuery(new URLSearchParams('quotaName=All+India&state=Goa&page=4'));
    const next = withSelection(query, { program: ['MBBS'], state: [] });
    expect(writeQuery(next).toString()).toBe('program=MBBS&quotaName=All+India');
    expect(selectedValues(next.columnFilters, 'state')).toEqual([]);
  });
});
