import { timeOf, type AdminUser } from '@seatwise/flows/admin-users';
import type { DataTableState } from '@seatwise/ui';
import { createTable, type Filter, type Table } from '@seatwise/ui/table';
import { whenIdle } from '../../lib/scheduling.ts';
import { sortableColumns, type UserColumn, type UserFilters } from './usersQuery.ts';

type UserRow = {
  readonly [Column in UserColumn]: (Column extends 'id' | 'createdAt' ? number : string) | null;
};

const rowOf = ({ id, username, email, role, createdAt }: AdminUser): UserRow => ({
  id,
  username: username ?? null,
  email: email ?? null,
  role: role?.description ?? null,
  createdAt: timeOf(createdAt) ?? null,
});

/** The timestamp of a local date and time. */
const momentOf = (day: string, time: string): number | undefined => {
  const moment = Date.parse(`${day}T${time}`);
  return Number.isNaN(moment) ? undefined : moment;
};

/** Text matches as a case-insensitive substring, the role exactly, and dates inclusively. */
export const columnFiltersOf = (filters: UserFilters): DataTableState['columnFilters'] => {
  const { id, username, email, role, from, to } = filters;
  const first = momentOf(from, '00:00:00.000');
  const last = momentOf(to, '23:59:59.999');
  const values: Readonly<Record<UserColumn, Filter>> = {
    id: { contains: id },
    username: { contains: username },
    email: { contains: email },
    role: { oneOf: role ? [role] : [] },
    createdAt: {
      ...(first !== undefined && { from: first }),
      ...(last !== undefined && { to: last }),
    },
  };
  return sortableColumns.map((column) => ({ id: column, value: values[column] }));
};

export type UserTable = Table<UserRow, UserColumn>;

/** A columnar table of the users, which keeps filtering and sorting fast. */
export const createUserTable = (users: readonly AdminUser[]): UserTable => {
  const table = createTable<UserRow>({
    id: 'number',
    username: 'text',
    email: 'text',
    role: 'text',
    createdAt: 'number',
  });
  table.append(users.map(rowOf));
  return table;
};

/** Sorts by each column, ascending, in idle periods; the table caches the order. */
export const warmCaches = async (
  table: Pick<UserTable, 'view'>,
  signal: AbortSignal,
): Promise<void> => {
  for (const column of sortableColumns) {
    await whenIdle();
    if (signal.aborted) return;
    table.view({ sort: { column, direction: 'ascending', nulls: 'first' } });
  }
};
