import type { DataTableState } from '@seatwise/ui';
import type { Filter } from '@seatwise/ui/table';

/** Reads and writes one part of a query as URL parameters. */
interface Parameter<Value> {
  readonly read: (params: URLSearchParams, key: string) => Value;
  readonly write: (params: URLSearchParams, key: string, value: Value) => void;
}

/** Converts a query from and to URL parameters; the default query has no parameters. Keep the reference. */
export interface QueryCodec<Query> {
  readonly read: (params: URLSearchParams) => Query;
  readonly write: (query: Query) => URLSearchParams;
}

/** The query that a codec converts. */
export type QueryOf<Codec> = Codec extends QueryCodec<infer Query> ? Query : never;

type Parameters<Query> = { readonly [Key in keyof Query]: Parameter<Query[Key]> };

/** Makes a codec from the parameters of a query; a parameter is named after its key unless it has its own name. */
export const urlQuery = <Query extends object>(
  parameters: Parameters<Query>,
): QueryCodec<{ readonly [Key in keyof Query]: Query[Key] }> => {
  const keys = Object.keys(parameters) as (keyof Query & string)[];
  return {
    read: (params) =>
      Object.fromEntries(keys.map((key) => [key, parameters[key].read(params, key)])) as Query,
    write: (query) => {
      const params = new URLSearchParams();
      for (const key of keys) parameters[key].write(params, key, query[key]);
      return params;
    },
  };
};

/** A value in one parameter; a value whose text is empty is not written. */
export const parameter = <Value>(
  parse: (text: string) => Value,
  format: (value: Value) => string,
  name?: string,
): Parameter<Value> => ({
  read: (params, key) => parse(params.get(name ?? key) ?? ''),
  write: (params, key, value) => {
    const text = format(value);
    if (text) params.set(name ?? key, text);
  },
});

export const text = (name?: string): Parameter<string> => parameter(String, (value) => value, name);

/** One of the given values, or else the fallback. */
export const option = <Value extends string | number, const Fallback>(
  values: readonly Value[],
  fallback: Fallback,
  name?: string,
): Parameter<Value | Fallback> =>
  parameter<Value | Fallback>(
    (given) => values.find((value) => String(value) === given) ?? fallback,
    (value) => (value === fallback ? '' : String(value)),
    name,
  );

/** A boolean that is true while a parameter has a given value. */
export const flag = (name: string, value: string): Parameter<boolean> =>
  parameter(
    (given) => given === value,
    (isSet) => (isSet ? value : ''),
    name,
  );

/** The number of a page; the first page is 1. */
export const pageNumber: Parameter<number> = parameter(
  (given) => (Number.isSafeInteger(Number(given)) ? Math.max(1, Number(given)) : 1),
  (page) => (page > 1 ? String(page) : ''),
);

/** The pagination of a table, in the parameter `page`. */
export const pagination = (pageSize: number): Parameter<DataTableState['pagination']> => ({
  read: (params) => ({ pageIndex: pageNumber.read(params, 'page') - 1, pageSize }),
  write: (params, _, { pageIndex }) => pageNumber.write(params, 'page', pageIndex + 1),
});

/** The parameters `sort` and `order`; columns that cannot be sorted are ignored. */
export const sortBy = (columns: readonly string[]): Parameter<DataTableState['sorting']> => ({
  read: (params) => {
    const id = columns.find((column) => column === params.get('sort'));
    return id ? [{ id, desc: params.get('order') === 'descending' }] : [];
  },
  write: (params, _, [sort]) => {
    if (!sort) return;
    params.set('sort', sort.id);
    if (sort.desc) params.set('order', 'descending');
  },
});

type ColumnFilters = DataTableState['columnFilters'];

/** A constant array, so that memoized parts of a page see that still nothing is selected. */
const noValues: readonly string[] = [];

/** The values that filter a column. */
export const selectedValues = (filters: ColumnFilters, column: string): readonly string[] =>
  (filters.find(({ id }) => id === column)?.value as Filter | undefined)?.oneOf ?? noValues;

/** A filter for each column that has filter values. */
export const filtersBy = (
  columns: readonly string[],
  valuesOf: (column: string) => readonly string[],
): ColumnFilters =>
  columns.flatMap((id) => {
    const oneOf = valuesOf(id);
    return oneOf.length > 0 ? [{ id, value: { oneOf } satisfies Filter }] : [];
  });

/** The filter values of columns, in parameters named after the columns with a prefix. */
export const filterBy = (columns: readonly string[], prefix = ''): Parameter<ColumnFilters> => ({
  read: (params) => filtersBy(columns, (column) => params.getAll(prefix + column)),
  write: (params, _, filters) => {
    for (const column of columns)
      for (const value of selectedValues(filters, column)) params.append(prefix + column, value);
  },
});
