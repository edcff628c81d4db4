import { describe, expect, it } from 'vitest';
import { nothingAsked, readQuery, writeQuery, type FinderQuery } from './finderQuery.ts';

describe('the finder’s address', () => {
  it.each<[string, FinderQuery]>([
    ['', nothingAsked],
    ['page=3', { ...nothingAsked, page: 3 }],
    [
      'program=MBBS&state=Goa&state=Tamil+Nadu',
      { ...nothingAsked, chosen: { program: ['MBBS'], state: ['Goa', 'Tamil Nadu'] } },
    ],
    [
      'sort=state&order=descending',
      { ...nothingAsked, sort: { column: 'state', direction: 'descending' } },
    ],
    ['sort=instNm', { ...nothingAsked, sort: { column: 'instNm', direction: 'ascending' } }],
  ])('«%s» is read and written back', (address, query) => {
    expect(readQuery(new URLSearchParams(address))).toEqual(query);
    expect(writeQuery(query).toString()).toBe(address);
  });

  it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'sort=password', 'page=1e99'])(
    'FND-46 takes «%s» for the plain page',
    (address) => {
      expect(readQuery(new URLSearchParams(address))).toEqual(nothingAsked);
    },
  );
});
