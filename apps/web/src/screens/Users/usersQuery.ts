import type { DataTableState } from '@seatwise/ui';
import { readSorting, writeSorting } from '../../hooks/sortingInUrl.ts';

/** The filters of the list, which the URL holds together with the sort. */
const filterNames = [
  'id',
  'username',
  'email',
  'role',
  'from',
  'to',
  'rollNumber',
  'phone',
  'status',
  'verification',
  'category',
] as const;
export type FilterName = (typeof filterNames)[number];

/** Texts, values to choose, and ISO dates such as 2026-11-20; empty filters nothing. */
export type UserFilters = Readonly<Record<FilterName, string>>;

/** The documented columns, but the status and the actions. */
export const sortableColumns = ['id', 'username', 'email', 'role', 'createdAt'] as const;
export type UserColumn = (typeof sortableColumns)[number];

export interface UsersQuery {
  readonly filters: UserFilters;
  readonly sorting: DataTableState['sorting'];
}

export const noFilters = Object.fromEntries(
  filterNames.map((name) => [name, '']),
) as unknown as UserFilters;

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
