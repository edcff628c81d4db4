import { timeOf, type AdminUser } from '@seatwise/flows/admin-users';
import { createTable, type Filters } from '@seatwise/ui/table';
import { idleness } from '../../wiring/breathe.ts';
import {
  noFilters,
  sortableColumns,
  type UserColumn,
  type UserFilters,
  type UsersQuery,
} from './usersQuery.ts';

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
const asked = ({ id, username, email, role, from, to }: UserFilters): Filters<UserColumn> => {
  const first = momentOf(from, '00:00:00.000');
  const last = momentOf(to, '23:59:59.999');
  return {
    id: { contains: id },
    username: { contains: username },
    email: { contains: email },
    role: { oneOf: role ? [role] : [] },
    createdAt: {
      ...(first !== undefined && { from: first }),
      ...(last !== undefined && { to: last }),
    },
  };
};

/** Who passes the filters, in order; what is missing comes first in both directions. */
export type FindUsers = (query: UsersQuery) => readonly AdminUser[];

/** The users as a table that answers quickly however many there are. */
export const createUserTable = (users: readonly AdminUser[]): FindUsers => {
  const table = createTable<UserRow>({
    id: 'number',
    username: 'text',
    email: 'text',
    role: 'text',
    createdAt: 'number',
  });
  table.append(users.map(rowOf));

  return ({ filters, sort }) => {
    const view = table.view({
      filters: asked(filters),
      sort: sort && { ...sort, missing: 'first' },
    });
    return Array.from({ length: view.size }, (_, index) => users[view.origin(index)]!);
  };
};

/** Sorts by each column while there is nothing else to do; the table remembers the order. */
export const workAhead = async (find: FindUsers, signal: AbortSignal): Promise<void> => {
  for (const column of sortableColumns) {
    await idleness();
    if (signal.aborted) return;
    find({ filters: noFilters, sort: { column, direction: 'ascending' } });
  }
};
