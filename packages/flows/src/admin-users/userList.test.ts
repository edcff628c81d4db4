import { describe, expect, it } from 'vitest';
import { shortDateTime, shortTime, timeOf } from '../shared/dates.ts';
import { adminUser } from '../testing/adminUser.ts';
import { roleBadge, rolesIn, type AdminUser } from './user.ts';
import {
  filteredUsers,
  noFilters,
  sortableColumns,
  sortedUsers,
  type UserColumn,
  type UserFilters,
} from './userList.ts';

const local = (text: string): string => new Date(text).toISOString();

const users: readonly AdminUser[] = [
  adminUser({ id: 10, username: 'Ananya Sharma', createdAt: local('2026-11-20T00:00:00') }),
  adminUser({
    id: 9,
    username: 'rohan mehta',
    email: 'basic@seatwise.test',
    role: { id: 5, description: 'Basic' },
    createdAt: local('2026-11-19T23:59:59.999'),
  }),
  adminUser({
    id: 101,
    username: null,
    email: null,
    role: null,
    createdAt: null,
  }),
  adminUser({
    id: 2,
    username: 'Asha',
    email: 'superadmin@seatwise.test',
    role: { id: 1, description: 'Super Admin' },
    createdAt: local('2026-11-21T12:00:00'),
  }),
];

const found = (filters: Partial<UserFilters>) =>
  filteredUsers(users, { ...noFilters, ...filters }).map(({ id }) => id);
const order = (column: UserColumn, direction: 'ascending' | 'descending') =>
  sortedUsers(users, { column, direction }).map(({ id }) => id);

describe('filteredUsers', () => {
  it.each([
    [{ id: '10' }, [10, 101]],
    [{ id: ' 9 ' }, [9]],
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
    [{ from: '2026-11-20' }, [10, 2]],
    [{ to: '2026-11-19' }, [9]],
    [{ from: '2026-11-19', to: '2026-11-20' }, [10, 9]],
    [{ from: '2026-11-22', to: '2026-11-19' }, []],
    [{ from: 'soon' }, [10, 9, 2]],
  ])('GAP-131 counts whole days: %j', (filters, ids) => {
    expect(found(filters)).toEqual(ids);
  });
});

describe('sortedUsers', () => {
  it('ADU-05 sorts by five columns', () => {
    expect(sortableColumns).toEqual(['id', 'username', 'email', 'role', 'createdAt']);
    expect(sortedUsers(users, undefined)).toBe(users);
  });

  it.each([
    ['id', [2, 9, 10, 101], [101, 10, 9, 2]],
    ['username', [101, 10, 2, 9], [101, 9, 2, 10]],
    ['email', [101, 9, 10, 2], [101, 2, 10, 9]],
    ['role', [101, 9, 10, 2], [101, 2, 10, 9]],
    ['createdAt', [101, 9, 10, 2], [101, 2, 10, 9]],
  ] as const)('ADU-05 ADU-09 sorts by %s', (column, ascending, descending) => {
    expect(order(column, 'ascending')).toEqual(ascending);
    expect(order(column, 'descending')).toEqual(descending);
  });
});

describe('roles', () => {
  it('ADU-31 are those of the loaded users, each once', () => {
    expect(rolesIn([...users, ...users])).toEqual([
      { id: 5, description: 'Basic' },
      { id: 4, description: 'Free' },
      { id: 1, description: 'Super Admin' },
    ]);
    expect(rolesIn([])).toEqual([]);
  });

  it.each([
    ['Basic', 'basic'],
    ['Premium', 'premium'],
    ['Admin', 'admin'],
    ['Super Admin', 'super-admin'],
    [' Very  Super Admin ', 'very-super-admin'],
  ])('ADU-30 styles %s as %s', (description, name) => {
    expect(roleBadge({ id: 1, description })).toBe(name);
  });

  it('styles no role as nothing', () => {
    expect([roleBadge(null), roleBadge(undefined)]).toEqual(['', '']);
  });
});

describe('the created date', () => {
  it('CON-42 is short', () => {
    const time = timeOf('2026-11-20T10:05:00.000Z');
    expect(shortDateTime(time, 'Asia/Kolkata')).toMatch(/^20\/11\/26, 3:35\spm$/i);
    expect(shortTime(time, 'Asia/Kolkata')).toMatch(/^3:35\spm$/i);
    expect(shortTime(time, 'UTC')).toMatch(/^10:05\sam$/i);
    expect(shortDateTime(undefined)).toBe('—');
  });
});
