/** The value of a cell. */
export type Cell = string | number | null;

/** Matches whole values or a part of a value, ignoring case, or a range of numbers, both ends included. */
export type Filter =
  | {
      readonly oneOf: readonly string[];
      readonly contains?: never;
      readonly from?: never;
      readonly to?: never;
    }
  | {
      readonly oneOf?: never;
      readonly contains: string;
      readonly from?: never;
      readonly to?: never;
    }
  | {
      readonly oneOf?: never;
      readonly contains?: never;
      readonly from?: number;
      readonly to?: number;
    };

export type Filters<Name extends string = string> = { readonly [Key in Name]?: Filter };

export interface Sorting<Name extends string = string> {
  readonly column: Name;
  readonly direction: 'ascending' | 'descending';
  /** Where nulls go: below every value, or first in both directions. @default 'lowest' */
  readonly nulls?: 'lowest' | 'first';
}

export interface Query<Name extends string = string> {
  /** The column to sort by; without one, rows keep their insertion order. */
  readonly sort?: Sorting<Name> | null;
  readonly filters?: Filters<Name>;
}

/** A value that a filter can select, and how many rows have it. */
export interface Facet {
  readonly value: string;
  readonly count: number;
}

/** Whether a filter is empty, so that it excludes no row. */
export const isEmptyFilter = (filter: Filter | undefined): boolean => {
  if (filter === undefined) return true;
  if (filter.oneOf) return filter.oneOf.length === 0;
  if (filter.contains !== undefined) return filter.contains.trim() === '';
  return filter.from === undefined && filter.to === undefined;
};

const sameEntries = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((entry, index) => entry === b[index]);

/** Whether two filters exclude the same rows. */
export const isSameFilter = (a: Filter | undefined, b: Filter | undefined): boolean => {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  if (a.oneOf && b.oneOf) return sameEntries(a.oneOf, b.oneOf);
  return a.oneOf === b.oneOf && a.contains === b.contains && a.from === b.from && a.to === b.to;
};
