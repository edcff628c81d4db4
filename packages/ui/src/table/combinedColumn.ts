import { withDoubleCapacity, type Column } from './column.ts';
import { caseFolded } from './dictionary.ts';
import type { Facet } from './query.ts';

/** What a combined column reads of the columns that it combines. */
export interface CodedColumn {
  readonly at: (row: number) => string | null;
  /** An integer for the value of a row, equal for equal values. */
  readonly codeAt: (row: number) => number;
}

/** Between the two values; no value contains it. */
const separator = '\u001F';

/** The value of a combined column for two values; null and blank are the empty text. */
export const combinedValue = (first: string | null, second: string | null): string =>
  `${first ?? ''}${separator}${second ?? ''}`;

/** The two values of a combined one. */
export const splitValue = (value: string): readonly [first: string, second: string] => {
  const [first = '', second = ''] = value.split(separator);
  return [first, second];
};

/** Codes of both columns in one number. */
const shift = 2 ** 21;

/**
 * The pairs of values of two text columns, so that a rule about both is decided once for each distinct
 * pair. Its codes are computed when it is first queried: rows that nobody asks by cost nothing.
 */
export const combinedColumn = (first: CodedColumn, second: CodedColumn): Column<string> => {
  const codeOf = new Map<number, number>();
  const values: string[] = [];
  let codes = new Uint32Array(1024);
  let size = 0;
  let coded = 0;

  const encode = (): void => {
    while (codes.length < size) codes = withDoubleCapacity(codes);
    for (; coded < size; coded += 1) {
      const pair = first.codeAt(coded) * shift + second.codeAt(coded);
      let code = codeOf.get(pair);
      if (code === undefined) {
        code = values.push(combinedValue(first.at(coded), second.at(coded))) - 1;
        codeOf.set(pair, code);
      }
      codes[coded] = code;
    }
  };

  return {
    push: () => {
      size += 1;
    },
    at: (row) => combinedValue(first.at(row), second.at(row)),
    keys: () => {
      encode();
      return [codes.slice(0, size)];
    },
    markExcluded: (filter, excluded, bit) => {
      if (!filter.oneOf) throw new TypeError('Pairs are filtered by whole values');
      encode();
      const selected = new Set(filter.oneOf.map(caseFolded));
      const bits = Uint32Array.from(values, (value) => (selected.has(caseFolded(value)) ? 0 : bit));
      for (let row = 0; row < size; row += 1) excluded[row]! |= bits[codes[row]!]!;
    },
    facets: (excluded, ignoredBit) => {
      encode();
      const tally = new Uint32Array(values.length);
      const counted = ~ignoredBit;
      for (let row = 0; row < size; row += 1)
        if ((excluded[row]! & counted) === 0) tally[codes[row]!]! += 1;
      return values.map((value, code): Facet => ({ value, count: tally[code]! }));
    },
  };
};
