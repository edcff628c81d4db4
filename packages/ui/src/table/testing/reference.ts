import { createTable, type Facet, type Filter, type Filters, type Query } from '../index.ts';

export interface Seat {
  readonly id: number | null;
  readonly state: string | null;
  readonly program: string | null;
}
export type Name = keyof Seat;
export const names: readonly Name[] = ['id', 'state', 'program'];

export const tableOf = (rows: readonly Seat[]) => {
  const seats = createTable<Seat>({ id: 'number', state: 'text', program: 'text' });
  seats.append(rows);
  return seats;
};

/** Every row of a view. */
export const all = (view: {
  readonly size: number;
  readonly at: (index: number) => Seat;
}): Seat[] => Array.from({ length: view.size }, (_, index) => view.at(index));

const isMissing = (value: string | number | null): value is null | '' =>
  value === null || value === '';
const caseFolded = (text: string) => text.trim().normalize().toLowerCase();

const passesFilter = (value: string | number | null, filter: Filter | undefined): boolean => {
  if (!filter) return true;
  if (filter.oneOf) {
    if (filter.oneOf.length === 0) return true;
    return (
      !isMissing(value) && filter.oneOf.some((one) => caseFolded(one) === caseFolded(String(value)))
    );
  }
  if (filter.contains !== undefined) {
    if (filter.contains.trim() === '') return true;
    return !isMissing(value) && caseFolded(String(value)).includes(caseFolded(filter.contains));
  }
  if (filter.from === undefined && filter.to === undefined) return true;
  return (
    typeof value === 'number' &&
    value >= (filter.from ?? -Infinity) &&
    value <= (filter.to ?? Infinity)
  );
};

const compare = (a: string | number | null, b: string | number | null): number => {
  if (isMissing(a) || isMissing(b)) return Number(isMissing(b)) - Number(isMissing(a));
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'en-IN');
};

/** A simple reference implementation of the table. */
export const reference = (given: readonly Seat[]) => {
  const rows = given.map((row): Seat => ({
    id: row.id,
    state: row.state?.trim().normalize() ?? null,
    program: row.program?.trim().normalize() ?? null,
  }));
  const filtered = (filters: Filters<Name>) =>
    rows.filter((row) => names.every((name) => passesFilter(row[name], filters[name])));
  return {
    view: ({ sort, filters = {} }: Query<Name>): Seat[] => {
      if (!sort) return filtered(filters);
      const sign = sort.direction === 'ascending' ? 1 : -1;
      const sorted = filtered(filters).toSorted(
        (a, b) => sign * compare(a[sort.column], b[sort.column]),
      );
      if (sort.nulls !== 'first') return sorted;
      const isNull = (row: Seat): boolean => isMissing(row[sort.column]);
      return [...sorted.filter(isNull), ...sorted.filter((row) => !isNull(row))];
    },
    facets: (name: Name, filters: Filters<Name>): Facet[] => {
      const { [name]: _own, ...others } = filters;
      const shown = filtered(others);
      const values = [
        ...new Set(rows.map((row) => row[name]).filter((value) => !isMissing(value))),
      ];
      return values.toSorted(compare).map((value) => ({
        value: String(value),
        count: shown.filter((row) => caseFolded(String(row[name])) === caseFolded(String(value)))
          .length,
      }));
    },
  };
};
