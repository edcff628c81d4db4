import type { AdminUser } from '@seatwise/flows/admin-users';
import { describe, expect, it, vi } from 'vitest';
import type { Filter } from '@seatwise/ui/table';
import {
  categoriesIn,
  isFiltered,
  noFilters,
  userList,
  type UserFilters,
  type UsersQuery,
} from './userList.tsx';

const local = (text: string): string => new Date(text).toISOString();

const users: readonly AdminUser[] = [
  {
    id: 10,
    username: 'Ananya Sharma',
    email: 'free@seatwise.test',
    role: { id: 4, description: 'Free' },
    isActive: true,
    emailVerified: true,
    rollNumber: 'SW000001',
    phone: '9876500001',
    counsellingCategory: 'NEET UG Counselling 2025',
    createdAt: local('2026-11-20T00:00:00'),
  },
  {
    id: 9,
    username: 'rohan mehta',
    email: 'basic@seatwise.test',
    role: { id: 5, description: 'Basic' },
    isActive: false,
    emailVerified: false,
    rollNumber: 'SW000002',
    phone: '9876500002',
    counsellingCategory: 'NEET MDS Counselling 2025',
    createdAt: local('2026-11-19T23:59:59.999'),
  },
  { id: 101, username: null, email: null, role: null, isActive: false, createdAt: null },
  {
    id: 2,
    username: 'Asha',
    email: 'superadmin@seatwise.test',
    role: { id: 1, description: 'Super Admin' },
    isActive: true,
    createdAt: local('2026-11-21T12:00:00'),
  },
];

const nothingAsked: UsersQuery = { ...noFilters, sorting: [] };

const table = userList.createEngine(users);
type Query = NonNullable<Parameters<typeof table.view>[0]>;
type UserColumn = NonNullable<Query['sort']>['column'];
const idsIn = (query: Query, among = table): readonly unknown[] => {
  const view = among.view(query);
  return Array.from({ length: view.size }, (_, index) => view.at(index).id);
};
const filtersOf = (filters: Partial<UserFilters>): Record<string, Filter> =>
  Object.fromEntries(
    userList
      .columnFilters({ ...nothingAsked, ...filters })
      .map(({ id, value }) => [id, value as Filter]),
  );
const found = (filters: Partial<UserFilters>) => idsIn({ filters: filtersOf(filters) });
const order = (column: UserColumn, direction: 'ascending' | 'descending') =>
  idsIn({ sort: { column, direction, nulls: 'first' } });

describe('the users that are found', () => {
  it.each([
    [{ id: '10' }, [10, 101]],
    [{ id: ' 9 ' }, [9]],
    [{ typed: 'sharma ananya' }, [10]],
    [{ typed: ' mehta  ROHAN ' }, [9]],
    [{ typed: 'basic@' }, [9]],
    [{ typed: '+91 98765-00001' }, [10]],
    [{ typed: 'sw000002' }, [9]],
    [{ typed: '10' }, [10]],
    [{ typed: '#101' }, [101]],
    [{ typed: '1' }, []],
    [{ username: 'ROHAN' }, [9]],
    [{ username: 'a' }, [10, 9, 2]],
    [{ email: 'Admin@' }, [2]],
    [{ role: 'basic' }, [9]],
    [{ role: 'Admin' }, []],
    [{ role: '' }, [10, 9, 101, 2]],
    [{ id: '1', username: 'ananya' }, [10]],
  ])('GAP-131 finds by %j', (filters, ids) => {
    expect(found(filters)).toEqual(ids);
  });

  it.each([
    [{ rollNumber: 'sw00000' }, [10, 9]],
    [{ rollNumber: '0002' }, [9]],
    [{ phone: '+91 98765 00001' }, [10]],
    [{ phone: '98765' }, [10, 9]],
    [{ phone: ' ' }, [10, 9, 101, 2]],
    [{ status: 'inactive' }, [9, 101]],
    [{ verification: 'verified' }, [10]],
    [{ verification: 'unverified' }, [9]],
    [{ category: 'NEET MDS Counselling 2025' }, [9]],
    [{ category: 'NEET' }, []],
    [{ status: 'active', verification: 'unverified' }, []],
  ])('BEY-ADU-01 finds by %j', (filters, ids) => {
    expect(found(filters)).toEqual(ids);
  });

  it('BEY-ADU-01 offers the categories that users have', () => {
    expect(categoriesIn(users)).toEqual(['NEET MDS Counselling 2025', 'NEET UG Counselling 2025']);
  });

  it.each([
    [{ from: '2026-11-20' }, [10, 2]],
    [{ to: '2026-11-19' }, [9]],
    [{ from: '2026-11-19', to: '2026-11-20' }, [10, 9]],
    [{ from: '2026-11-22', to: '2026-11-19' }, []],
    [{ from: 'soon' }, [10, 9, 101, 2]],
  ])('GAP-131 counts whole days: %j', (filters, ids) => {
    expect(found(filters)).toEqual(ids);
  });

  it('GAP-131 counts days as they begin and end where the person is', () => {
    vi.stubEnv('TZ', 'Asia/Kolkata');
    const [user] = users;
    const late = userList.createEngine([{ ...user!, createdAt: '2026-11-19T20:00:00Z' }]);
    const onDay = (day: string) =>
      idsIn({ filters: filtersOf({ from: day, to: day }) }, late).length;
    expect([onDay('2026-11-19'), onDay('2026-11-20')]).toEqual([0, 1]);
    vi.unstubAllEnvs();
  });
});

describe('the order of the users', () => {
  it('ADU-05 BEY-ROL-05 is by five columns, for a Counsellor without the email', () => {
    const sortable = (changing?: Parameters<typeof userList.columns>[0]) =>
      userList.columns(changing).flatMap(({ id, enableSorting }) => (enableSorting ? id : []));
    expect(sortable({ send: () => {}, isOpen: () => true })).toEqual([
      'id',
      'username',
      'email',
      'role',
      'createdAt',
    ]);
    expect(sortable()).toEqual(['id', 'username', 'role', 'createdAt']);
    expect(idsIn({})).toEqual(users.map(({ id }) => id));
  });

  it.each([
    ['id', [2, 9, 10, 101], [101, 10, 9, 2]],
    ['username', [101, 10, 2, 9], [101, 9, 2, 10]],
    ['email', [101, 9, 10, 2], [101, 2, 10, 9]],
    ['role', [101, 9, 10, 2], [101, 2, 10, 9]],
    ['createdAt', [101, 9, 10, 2], [101, 2, 10, 9]],
  ] as const)('ADU-05 ADU-09 GAP-131 is by %s', (column, ascending, descending) => {
    expect(order(column, 'ascending')).toEqual(ascending);
    expect(order(column, 'descending')).toEqual(descending);
  });
});

describe('the address of the users', () => {
  it.each<[string, UsersQuery]>([
    ['', nothingAsked],
    [
      'id=10&username=an&email=%40seatwise&role=Super+Admin&from=2026-11-01&to=2026-11-20',
      {
        ...nothingAsked,
        id: '10',
        username: 'an',
        email: '@seatwise',
        role: 'Super Admin',
        from: '2026-11-01',
        to: '2026-11-20',
      },
    ],
    [
      'rollNumber=SW&phone=98765&status=active&verification=unverified&category=NEET+UG',
      {
        ...nothingAsked,
        rollNumber: 'SW',
        phone: '98765',
        status: 'active',
        verification: 'unverified',
        category: 'NEET UG',
      },
    ],
    ['sort=id', { ...nothingAsked, sorting: [{ id: 'id', desc: false }] }],
    [
      'sort=createdAt&order=descending',
      { ...nothingAsked, sorting: [{ id: 'createdAt', desc: true }] },
    ],
  ])('«%s» is read and written back', (address, query) => {
    expect(userList.codec.read(new URLSearchParams(address))).toEqual(query);
    expect(userList.codec.write(query).toString()).toBe(address);
  });

  it.each(['sort=status', 'sort=actions', 'sort=otp', 'order=descending', 'otp=1'])(
    'ADU-05 takes «%s» for the plain page',
    (address) => {
      expect(userList.codec.read(new URLSearchParams(address))).toEqual(nothingAsked);
    },
  );

  it('knows whether anything narrows the list', () => {
    expect(isFiltered(noFilters)).toBe(false);
    expect(isFiltered({ ...noFilters, to: '2026-11-20' })).toBe(true);
  });
});
