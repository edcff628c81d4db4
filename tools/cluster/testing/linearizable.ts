/** One operation on a record, between its call and its answer by the same clock. */
export interface Operation {
  readonly from: number;
  /** Infinity if no answer came: the write may have happened at any time since, or never. */
  readonly to: number;
  /** The record after the operation; undefined if its answer does not fit the record before. */
  readonly apply: (record: string) => string | undefined;
}

export const wrote = (value: string) => (): string => value;

export const found = (value: string) => (record: string) => (record === value ? record : undefined);

/**
 * Whether one order of the operations, each at a moment between its call and its answer, explains
 * all answers (Wing and Gong): each step takes an operation that began before any other ended.
 * Tried states are remembered. Writes without an answer may be left out, and are tried last.
 */
export const isLinearizable = (first: string, history: readonly Operation[]): boolean => {
  const tried = new Set<string>();
  const number = new Map(history.map((operation, index) => [operation, index]));
  const search = (left: readonly Operation[], record: string): boolean => {
    const firstEnd = left.reduce((earliest, { to }) => Math.min(earliest, to), Infinity);
    if (firstEnd === Infinity) return true;
    const possible = left.filter(({ from }) => from <= firstEnd);
    const key = `${record}:${possible.map((operation) => number.get(operation)).join()}`;
    if (tried.has(key)) return false;
    tried.add(key);
    return possible.some((operation) => {
      const next = operation.apply(record);
      if (next === undefined) return false;
      return search(
        left.filter((one) => one !== operation),
        next,
      );
    });
  };
  return search(
    history.toSorted((a, b) => a.to - b.to || a.from - b.from),
    first,
  );
};
