import type { Cell, Facet, Filter } from './query.ts';

/** One column of the table; each kind stores its values differently behind this interface. */
export interface Column<Value extends Cell> {
  /** Adds the value of the next row. */
  readonly push: (value: Cell | undefined) => void;
  readonly at: (row: number) => Value | null;
  /** Integers that sort as the values do, the least significant array first. */
  readonly keys: () => readonly Uint32Array[];
  /** Sets the column's bit for each row that the filter excludes. */
  readonly markExcluded: (filter: Filter, excluded: Uint32Array, bit: number) => void;
  /** The distinct values with their row counts under all filters but the column's own. */
  readonly facets: (excluded: Uint32Array, ignoredBit: number) => readonly Facet[];
}

/** A copy with twice the capacity. */
export const withDoubleCapacity = <Numbers extends Uint32Array | Float64Array>(
  numbers: Numbers,
): Numbers => {
  const doubled = new (numbers.constructor as new (length: number) => Numbers)(numbers.length * 2);
  doubled.set(numbers);
  return doubled;
};
