import { describe, expect, it } from 'vitest';
import { isFiltered, noFilters, readQuery, writeQuery, type UsersQuery } from './usersQuery.ts';

const nothingAsked: UsersQuery = { filters: noFilters, sorting: [] };

describe('the address of the users', () => {
  it.each<[string, UsersQuery]>([
    ['', nothingAsked],
    [
      'id=10&username=an&email=%40seatwise&role=Super+Admin&from=2026-11-01&to=2026-11-20',
      {
        ...nothingAsked,
        filters: {
          ...noFilters,
          id: '10',
          username: 'an',
          email: '@seatwise',
          role: 'Super Admin',
          from: '2026-11-01',
          to: '2026-11-20',
        },
      },
    ],
    [
      'rollNumber=SW&phone=98765&status=active&verification=unverified&category=NEET+UG',
      {
        ...nothingAsked,
        filters: {
          ...noFilters,
          rollNumber: 'SW',
          phone: '98765',
          status: 'active',
          verification: 'unverified',
          category: 'NEET UG',
        },
      },
    ],
    ['sort=id', { ...nothingAsked, sorting: [{ id: 'id', desc: false }] }],
    [
      'sort=createdAt&order=descending',
      { ...nothingAsked, sorting: [{ id: 'createdAt', desc: true }] },
    ],
  ])('«%s» is read and written back', (address, query) => {
    expect(readQuery(new URLSearchParams(address))).toEqual(query);
    expect(writeQuery(query).toString()).toBe(address);
  });

  it.each(['sort=status', 'sort=actions', 'sort=otp', 'order=descending', 'otp=1'])(
    'ADU-05 takes «%s» for the plain page',
    (address) => {
      expect(readQuery(new URLSearchParams(address))).toEqual(nothingAsked);
    },
  );

  it('knows whether anything narrows the list', () => {
    expect(isFiltered(noFilters)).toBe(false);
    expect(isFiltered({ ...noFilters, to: '2026-11-20' })).toBe(true);
  });
});
