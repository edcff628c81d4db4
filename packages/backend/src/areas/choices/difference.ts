/** A list described by another: runs of the other's items (first index, count), and new items. */
export type Difference<T> = readonly (readonly [first: number, count: number] | T)[];

const isRun = (part: object): part is readonly [number, number] => Array.isArray(part);

/** The difference that turns `from` into `to`; short if most items are the same, even if moved. */
export const difference = <T extends object>(
  from: readonly T[],
  to: readonly T[],
): Difference<T> => {
  const indexes = new Map(from.map((item, index) => [JSON.stringify(item), index]));
  const parts: (readonly [number, number] | T)[] = [];
  for (const item of to) {
    const index = indexes.get(JSON.stringify(item));
    const last = parts.at(-1);
    if (index === undefined) parts.push(item);
    else if (last && isRun(last) && last[0] + last[1] === index)
      parts[parts.length - 1] = [last[0], last[1] + 1];
    else parts.push([index, 1]);
  }
  return parts;
};

/** Rebuilds the list that a difference describes. */
export const restored = <T extends object>(from: readonly T[], parts: Difference<T>): T[] =>
  parts.flatMap((part) => (isRun(part) ? from.slice(part[0], part[0] + part[1]) : [part]));
