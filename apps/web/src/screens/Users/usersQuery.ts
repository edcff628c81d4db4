/** What is asked of the users, as the address of the page holds it. */
const filterNames = ['id', 'username', 'email', 'role', 'from', 'to'] as const;
export type FilterName = (typeof filterNames)[number];

/** Typed texts, a role's description, and whole days as a date field gives them: 2026-11-20. */
export type UserFilters = Readonly<Record<FilterName, string>>;

/** Status and actions have no order. */
export const sortableColumns = ['id', 'username', 'email', 'role', 'createdAt'] as const;
export type UserColumn = (typeof sortableColumns)[number];

interface UserSort {
  readonly column: UserColumn;
  readonly direction: 'ascending' | 'descending';
}

export interface UsersQuery {
  readonly filters: UserFilters;
  readonly sort: UserSort | null;
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

export const readQuery = (params: URLSearchParams): UsersQuery => {
  const column = sortableColumns.find((name) => name === params.get('sort'));
  return {
    filters: Object.fromEntries(
      filterNames.map((name) => [name, params.get(name) ?? '']),
    ) as unknown as UserFilters,
    sort: column
      ? { column, direction: params.get('order') === 'descending' ? 'descending' : 'ascending' }
      : null,
  };
};

/** Only what differs from asking nothing, so that the plain page has a plain address. */
export const writeQuery = ({ filters, sort }: UsersQuery): URLSearchParams => {
  const params = new URLSearchParams();
  for (const name of filterNames) if (filters[name]) params.set(name, filters[name]);
  if (sort) {
    params.set('sort', sort.column);
    if (sort.direction === 'descending') params.set('order', sort.direction);
  }
  return params;
};
