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

/** A moment of a day where the person is. */
const momentOf = (day: string, time: string): number | undefined => {
  const moment = Date.parse(`${day}T${time}`);
  return Number.isNaN(moment) ? undefined : moment;
};

/** Typed texts match anywhere, a chosen role as a whole, days are inclusive; case never counts. */
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

/** The users as a table that answers quickly however many there are. */
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

/** Sorts by each column, ascending, while there is nothing else to do; the table remembers the order. */
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
