export const directions = ['ascending', 'descending'] as const;
export type Direction = (typeof directions)[number];

export interface Sort {
  /** The id of the column. */
  readonly column: string;
  readonly direction: Direction;
}

/** Pressing a column's head: the same column turns round, a new one starts ascending. */
export const nextSort = (sort: Sort | null, column: string): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

export const isSame = (one: Sort, other: Sort | null): boolean =>
  one.column === other?.column && one.direction === other.direction;
