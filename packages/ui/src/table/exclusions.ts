import { withDoubleCapacity, type Column } from './column.ts';
import { isEmptyFilter, isSameFilter, type Filter, type Filters } from './query.ts';

/** A bit for each row and column, set if the column's filter excludes the row; a row with no bits is visible. */
export const createExclusions = <Name extends string>(
  columns: ReadonlyMap<Name, Column<string | number>>,
) => {
  const names = [...columns.keys()];
  const bitOf = (name: Name): number => 1 << names.indexOf(name);
  const applied = new Map<Name, Filter>();
  let excluded = new Uint32Array(1024);

  return {
    bitOf,
    /** Clears all filters, for a number of rows. */
    reset: (size: number): void => {
      while (excluded.length < size) excluded = withDoubleCapacity(excluded);
      excluded.fill(0);
      applied.clear();
    },
    /** Evaluates only the columns whose filter has changed. */
    apply: (filters: Filters<Name>, size: number): Uint32Array => {
      for (const [name, { markExcluded }] of columns) {
        const filter = filters[name];
        const before = applied.get(name);
        if (isSameFilter(before, filter)) continue;
        const bit = bitOf(name);
        if (before) {
          for (let row = 0; row < size; row += 1) excluded[row]! &= ~bit;
          applied.delete(name);
        }
        if (filter !== undefined && !isEmptyFilter(filter)) {
          markExcluded(filter, excluded, bit);
          applied.set(name, filter);
        }
      }
      return excluded;
    },
    /** The rows that no applied filter excludes, in their order. */
    visible: (rows: Uint32Array): Uint32Array => {
      if (applied.size === 0) return rows;
      const passed = new Uint32Array(rows.length);
      let count = 0;
      for (const row of rows) {
        // Writing each row and counting it only if it passes avoids a mispredicted branch.
        passed[count] = row;
        count += excluded[row] === 0 ? 1 : 0;
      }
      return passed.subarray(0, count);
    },
  };
};
