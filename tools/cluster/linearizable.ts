/** One operation on a register, between two moments of one clock. */
export interface Operation {
  readonly kind: 'write' | 'read';
  readonly value: number | undefined;
  readonly from: number;
  /** Infinity where no answer came: the write may have happened at any time since, or never. */
  readonly to: number;
}

/**
 * Whether one order of the operations, each at a moment between its call and its answer, explains
 * what was read (Wing and Gong): each step takes one of those that began before any other ended.
 * States that were tried are remembered. Writes without an answer may be left out.
 */
export const isLinearizable = (history: readonly Operation[]): boolean => {
  const tried = new Set<string>();
  const search = (left: readonly Operation[], value: number | undefined): boolean => {
    if (left.every(({ to }) => to === Infinity)) return true;
    const key = `${value}:${left.map(({ from }) => from).join()}`;
    if (tried.has(key)) return false;
    tried.add(key);
    const firstEnd = Math.min(...left.map(({ to }) => to));
    return left.some((operation) => {
      if (operation.from > firstEnd) return false;
      if (operation.kind === 'read' && operation.value !== value) return false;
      const next = operation.kind === 'write' ? operation.value : value;
      return search(
        left.filter((one) => one !== operation),
        next,
      );
    });
  };
  return search(
    history.toSorted((a, b) => a.from - b.from),
    undefined,
  );
};
