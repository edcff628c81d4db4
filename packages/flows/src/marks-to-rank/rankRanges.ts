/** The ranks of the listed candidates with the same marks. */
interface RanksOfMarks {
  readonly marks: number;
  /** The median rank. */
  readonly middle: number;
  /** The ranks at both ends, if enough candidates are listed. */
  readonly best?: number;
  readonly worst?: number;
}

export interface MarksOfYear {
  readonly year: number;
  /** In descending order of marks. */
  readonly ranks: readonly RanksOfMarks[];
}

/** The ranks of some marks in a year; both are the same if only an approximate rank is known. */
export interface RankRange {
  readonly year: number;
  readonly from: number;
  readonly to: number;
}

/** Listed marks further away than this say too little about marks that no candidate has. */
const furthestNeighbour = 3;

/** Three significant digits, because the further digits would differ in another list. */
const rounded = (rank: number): number => Number(rank.toPrecision(3));

/** The rank of marks that no listed candidate has, interpolated between the nearest ones. */
const between = (marks: number, ranks: readonly RanksOfMarks[]): number | undefined => {
  const isNear = (other: RanksOfMarks): boolean =>
    Math.abs(other.marks - marks) <= furthestNeighbour;
  const above = ranks.findLast((other) => other.marks > marks);
  const below = ranks.find((other) => other.marks < marks);
  if (!above || !below || !isNear(above) || !isNear(below)) return undefined;
  const part = (above.marks - marks) / (above.marks - below.marks);
  return above.middle + part * (below.middle - above.middle);
};

/** The ranks of some marks, by year; years without a figure are left out. */
export const rankRangesOf = (marks: number, years: readonly MarksOfYear[]): readonly RankRange[] =>
  years.flatMap(({ year, ranks }) => {
    const listed = ranks.find((other) => other.marks === marks);
    const middle = listed?.middle ?? between(marks, ranks);
    if (middle === undefined) return [];
    const { best = middle, worst = middle } = listed ?? {};
    return { year, from: rounded(best), to: rounded(worst) };
  });
