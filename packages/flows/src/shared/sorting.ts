export type Direction = 'ascending' | 'descending';

export interface Sort<Column extends string> {
  readonly column: Column;
  readonly direction: Direction;
}

export const turned = (direction: Direction): Direction =>
  direction === 'ascending' ? 'descending' : 'ascending';

/** A click on a header: the same column turns round, a new one starts ascending. */
export const nextSort = <Column extends string>(
  sort: Sort<Column> | undefined,
  column: Column,
): Sort<Column> => ({
  column,
  direction: sort?.column === column ? turned(sort.direction) : 'ascending',
});

export type Cell = string | number | null | undefined;

const collator = new Intl.Collator('en-IN', { sensitivity: 'base' });

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** A sorted copy: numbers by size, texts by the alphabet, missing values first in both directions. */
export const sortedBy = <Row>(
  rows: readonly Row[],
  cellOf: (row: Row) => Cell,
  direction: Direction,
): readonly Row[] => {
  const sign = direction === 'ascending' ? 1 : -1;
  // Each cell is asked for once: a comparison would do so again and again.
  const cells = rows.map((row) => ({ row, cell: cellOf(row) ?? null }));
  return cells
    .toSorted(({ cell: a }, { cell: b }) =>
      a === null || b === null ? Number(b === null) - Number(a === null) : sign * compare(a, b),
    )
    .map(({ row }) => row);
};
