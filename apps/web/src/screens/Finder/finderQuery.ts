/** What is asked of the seats, as the address of the page holds it. */
export const columns = ['instNm', 'program', 'quotaName', 'state'] as const;
export type Column = (typeof columns)[number];

type Direction = 'ascending' | 'descending';

export interface FinderQuery {
  readonly page: number;
  readonly sort: { readonly column: Column; readonly direction: Direction } | null;
  readonly chosen: { readonly [Name in Column]?: readonly string[] };
}

export const nothingAsked: FinderQuery = { page: 1, sort: null, chosen: {} };

const columnIn = (name: string | null): Column | undefined =>
  columns.find((column) => column === name);

export const readQuery = (params: URLSearchParams): FinderQuery => {
  const page = Number(params.get('page'));
  const column = columnIn(params.get('sort'));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    sort: column
      ? { column, direction: params.get('order') === 'descending' ? 'descending' : 'ascending' }
      : null,
    chosen: Object.fromEntries(
      columns
        .map((name) => [name, params.getAll(name)] as const)
        .filter(([, values]) => values.length > 0),
    ),
  };
};

/** Only what differs from asking nothing, so that the plain page has a plain address. */
export const writeQuery = ({ page, sort, chosen }: FinderQuery): URLSearchParams => {
  const params = new URLSearchParams();
  for (const name of columns) for (const value of chosen[name] ?? []) params.append(name, value);
  if (sort) {
    params.set('sort', sort.column);
    if (sort.direction === 'descending') params.set('order', sort.direction);
  }
  if (page > 1) params.set('page', String(page));
  return params;
};
