import type { Cell, Facet, Filter } from './query.ts';

/** One column of the table: it stores its values in its own way and answers in one. */
export interface Column<Value extends Cell> {
  /** Adds the value of the next row. */
  readonly push: (value: Cell | undefined) => void;
  readonly at: (row: number) => Value | null;
  /** Integers that sort as the values do, the least significant array first. */
  readonly keys: () => readonly Uint32Array[];
  /** Sets a bit for each row that the filter turns away. */
  readonly markFailures: (filter: Filter, failed: Uint32Array, bit: number) => void;
  /** What there is to choose, with how many rows would be left, its own filter not counted. */
  readonly facets: (failed: Uint32Array, ignored: number) => readonly Facet[];
}

/** The same numbers with room for as many again. */
export const grown = <Numbers extends Uint32Array | Float64Array>(numbers: Numbers): Numbers => {
  const roomier = new (numbers.constructor as new (length: number) => Numbers)(numbers.length * 2);
  roomier.set(numbers);
  return roomier;
};
