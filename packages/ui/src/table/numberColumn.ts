import { grown, type Column } from './column.ts';
import type { Facet, Filter } from './query.ts';

const signBit = 0x8000_0000;

const matcher = (filter: Filter): ((value: number) => boolean) => {
  if (filter.oneOf) {
    // Only what is written as a facet is: a blank, read as a number, would choose the zeros.
    const chosen = filter.oneOf.map((value) => value.trim());
    const wanted = new Set(chosen.map(Number).filter((value, at) => String(value) === chosen[at]));
    return (value) => wanted.has(value);
  }
  if (filter.contains !== undefined) {
    const part = filter.contains.trim();
    return (value) => String(value).includes(part);
  }
  const { from = -Infinity, to = Infinity } = filter;
  return (value) => from <= value && value <= to;
};

/** Numbers as they are; «nothing there» is not a number, and sorts first. */
export const numberColumn = (): Column<number> => {
  let values = new Float64Array(1024);
  let size = 0;

  return {
    push: (value) => {
      if (size === values.length) values = grown(values);
      // Adding zero makes one of the two zeros.
      values[size] = typeof value === 'number' ? value + 0 : Number.NaN;
      size += 1;
    },
    at: (row) => (Number.isNaN(values[row]) ? null : values[row]!),
    keys: () => {
      // The bits of a double, read as an integer, sort as the doubles do once the negative ones
      // are turned round and the others put above them.
      const bits = new Uint32Array(values.buffer, 0, size * 2);
      const low = new Uint32Array(size);
      const high = new Uint32Array(size);
      for (let row = 0; row < size; row += 1) {
        if (Number.isNaN(values[row])) continue;
        const lower = bits[row * 2]!;
        const upper = bits[row * 2 + 1]!;
        const negative = upper >= signBit;
        low[row] = negative ? ~lower : lower;
        high[row] = negative ? ~upper : upper | signBit;
      }
      return [low, high];
    },
    markFailures: (filter, failed, bit) => {
      const matches = matcher(filter);
      for (let row = 0; row < size; row += 1) {
        const value = values[row]!;
        if (Number.isNaN(value) || !matches(value)) failed[row]! |= bit;
      }
    },
    facets: (failed, ignored) => {
      const counts = new Map<number, number>();
      const counted = ~ignored;
      for (let row = 0; row < size; row += 1) {
        const value = values[row]!;
        if (Number.isNaN(value)) continue;
        const one = (failed[row]! & counted) === 0 ? 1 : 0;
        counts.set(value, (counts.get(value) ?? 0) + one);
      }
      return [...counts]
        .toSorted(([a], [b]) => a - b)
        .map(([value, count]): Facet => ({ value: String(value), count }));
    },
  };
};
