import { withDoubleCapacity, type Column } from './column.ts';
import type { Facet, Filter } from './query.ts';

const signBit = 0x8000_0000;

const matcher = (filter: Filter): ((value: number) => boolean) => {
  if (filter.oneOf) {
    // Ignores values not spelled like a facet's: Number('') is 0, so a blank would select the zeros.
    const texts = filter.oneOf.map((value) => value.trim());
    const selected = new Set(texts.map(Number).filter((value, at) => String(value) === texts[at]));
    return (value) => selected.has(value);
  }
  if (filter.contains !== undefined) {
    const part = filter.contains.trim();
    return (value) => String(value).includes(part);
  }
  const { from = -Infinity, to = Infinity } = filter;
  return (value) => from <= value && value <= to;
};

/** Numbers as doubles; null is stored as NaN and sorts first. */
export const numberColumn = (): Column<number> => {
  let values = new Float64Array(1024);
  let size = 0;

  return {
    push: (value) => {
      if (size === values.length) values = withDoubleCapacity(values);
      // Adding zero turns -0 into 0.
      values[size] = typeof value === 'number' ? value + 0 : Number.NaN;
      size += 1;
    },
    at: (row) => (Number.isNaN(values[row]) ? null : values[row]!),
    keys: () => {
      // Read as integers, the bits of doubles sort as the doubles do, once the bits of negative
      // numbers are inverted and the sign bit of the others is set.
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
    markExcluded: (filter, excluded, bit) => {
      const matches = matcher(filter);
      for (let row = 0; row < size; row += 1) {
        const value = values[row]!;
        if (Number.isNaN(value) || !matches(value)) excluded[row]! |= bit;
      }
    },
    facets: (excluded, ignoredBit) => {
      const counts = new Map<number, number>();
      const counted = ~ignoredBit;
      for (let row = 0; row < size; row += 1) {
        const value = values[row]!;
        if (Number.isNaN(value)) continue;
        const increment = (excluded[row]! & counted) === 0 ? 1 : 0;
        counts.set(value, (counts.get(value) ?? 0) + increment);
      }
      return [...counts]
        .toSorted(([a], [b]) => a - b)
        .map(([value, count]): Facet => ({ value: String(value), count }));
    },
  };
};
