import { timeOf, type AdminUser } from '@seatwise/flows/admin-users';
import type { DataTableState } from '@seatwise/ui';
import { createTable, type Filter, type Table } from '@seatwise/ui/table';
import { daysBetween } from '../../features/console-list/daysBetween.ts';
import type { UserColumn, UserFilters } from './usersQuery.ts';

/** The columns that are sorted or filtered by. */
type EngineColumn = UserColumn | 'rollNumber' | 'phone' | 'status' | 'verification' | 'category';

type UserRow = {
  readonly [Column in EngineColumn]: (Column extends 'id' | 'createdAt' ? number : string) | null;
};

/** The values of the filters for the status and the verification. */
export const statusOf = ({ isActive }: AdminUser): 'active' | 'inactive' | null =>
  isActive == null ? null : isActive ? 'active' : 'inactive';
export const verificationOf = ({ emailVerified }: AdminUser): 'verified' | 'unverified' | null =>
  emailVerified == null ? null : emailVerified ? 'verified' : 'unverified';

const rowOf = (user: AdminUser): UserRow => ({
  id: user.id,
  username: user.username ?? null,
  email: user.email ?? null,
  role: user.role?.description ?? null,
  createdAt: timeOf(user.createdAt) ?? null,
  rollNumber: user.rollNumber ?? null,
  phone: user.phone ?? null,
  status: statusOf(user),
  verification: verificationOf(user),
  category: user.counsellingCategory ?? null,
});

/** The counselling categories of the users, in alphabetical order. */
export const categoriesIn = (users: readonly AdminUser[]): readonly string[] =>
  [...new Set(users.flatMap(({ counsellingCategory }) => counsellingCategory ?? []))].toSorted();

/** The digits of a number as it is stored, without the code of the country. */
const storedDigits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-10);

const oneOf = (value: string): Filter => ({ oneOf: value ? [value] : [] });

/** Text matches as a case-insensitive substring, what is chosen exactly, and dates inclusively. */
export const columnFiltersOf = (filters: UserFilters): DataTableState['columnFilters'] => {
  const values: Readonly<Record<EngineColumn, Filter>> = {
    id: { contains: filters.id },
    username: { contains: filters.username },
    email: { contains: filters.email },
    role: oneOf(filters.role),
    rollNumber: { contains: filters.rollNumber },
    phone: { contains: storedDigits(filters.phone) },
    status: oneOf(filters.status),
    verification: oneOf(filters.verification),
    category: oneOf(filters.category),
    createdAt: daysBetween(filters.from, filters.to),
  };
  return Object.entries(values).map(([id, value]) => ({ id, value }));
};

export type UserTable = Table<UserRow, EngineColumn>;

/** A columnar table of the users, which keeps filtering and sorting fast. */
export const createUserTable = (users: readonly AdminUser[]): UserTable => {
  const table = createTable<UserRow>({
    id: 'number',
    username: 'text',
    email: 'text',
    role: 'text',
    createdAt: 'number',
    rollNumber: 'text',
    phone: 'text',
    status: 'text',
    verification: 'text',
    category: 'text',
  });
  table.append(users.map(rowOf));
  return table;
};
