import { timeOf } from '../shared/dates.ts';
import { includesText } from '../shared/searching.ts';
import { sortedBy, type Cell, type Sort } from '../shared/sorting.ts';
import type { AdminUser } from './user.ts';

export interface UserFilters {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  /** The description of a role; '' for all roles. */
  readonly role: string;
  /** Whole days, as a date field gives them: 2026-11-20. */
  readonly from: string;
  readonly to: string;
}

export const noFilters: UserFilters = {
  id: '',
  username: '',
  email: '',
  role: '',
  from: '',
  to: '',
};

const wasCreatedWithin = ({ createdAt }: AdminUser, { from, to }: UserFilters): boolean => {
  if (!from && !to) return true;
  const created = timeOf(createdAt);
  if (created === undefined) return false;
  const first = timeOf(from && `${from}T00:00:00.000`) ?? Number.NEGATIVE_INFINITY;
  const last = timeOf(to && `${to}T23:59:59.999`) ?? Number.POSITIVE_INFINITY;
  return first <= created && created <= last;
};

/** Typed texts match anywhere, a chosen role as a whole, days are inclusive; case never counts. */
export const filteredUsers = (
  users: readonly AdminUser[],
  filters: UserFilters,
): readonly AdminUser[] =>
  users.filter(
    (user) =>
      includesText(user.id, filters.id) &&
      includesText(user.username, filters.username) &&
      includesText(user.email, filters.email) &&
      (!filters.role || user.role?.description.toLowerCase() === filters.role.toLowerCase()) &&
      wasCreatedWithin(user, filters),
  );

/** Status and actions have no order. */
export const sortableColumns = ['id', 'username', 'email', 'role', 'createdAt'] as const;
export type UserColumn = (typeof sortableColumns)[number];

const cells: Readonly<Record<UserColumn, (user: AdminUser) => Cell>> = {
  id: ({ id }) => id,
  username: ({ username }) => username,
  email: ({ email }) => email,
  role: ({ role }) => role?.description,
  createdAt: ({ createdAt }) => timeOf(createdAt),
};

export const sortedUsers = (
  users: readonly AdminUser[],
  sort: Sort<UserColumn> | undefined,
): readonly AdminUser[] => (sort ? sortedBy(users, cells[sort.column], sort.direction) : users);
