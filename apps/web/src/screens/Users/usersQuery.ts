import type { DataTableState } from '@seatwise/ui';
import { readSorting, writeSorting } from '../../hooks/sortingInUrl.ts';

/** What is asked of the users, as the address of the page holds it. */
const filterNames = ['id', 'username', 'email', 'role', 'from', 'to'] as const;
export type FilterName = (typeof filterNames)[number];

/** Typed texts, a role's description, and whole days as a date field gives them: 2026-11-20. */
export type UserFilters = Readonly<Record<FilterName, string>>;

/** Status and actions have no order. */
export const sortableColumns = ['id', 'username', 'email', 'role', 'createdAt'] as const;
export type UserColumn = (typeof sortableColumns)[number];

export interface UsersQuery {
  readonly filters: UserFilters;
  readonly sorting: DataTableState['sorting'];
}

export const noFilters: UserFilters = {
  id: '',
  username: '',
  email: '',
  role: '',
  from: '',
  to: '',
};

export const isFiltered = (filters: UserFilters): boolean =>
  filterNames.some((name) => filters[name] !== '');

export const readQuery = (params: URLSearchParams): UsersQuery => ({
  filters: Object.fromEntries(
    filterNames.map((name) => [name, params.get(name) ?? '']),
  ) as unknown as UserFilters,
  sorting: readSorting(params, sortableColumns),
});

export const writeQuery = ({ filters, sorting }: UsersQuery): URLSearchParams => {
  const params = new URLSearchParams();
  for (const name of filterNames) if (filters[name]) params.set(name, filters[name]);
  writeSorting(params, sorting);
  return params;
};
