/** The ranks of the listed candidates with the same marks. */
interface RanksOfMarks {
  readonly marks: number;
  /** The rank in the middle. */
  readonly middle: number;
  /** The ranks at both ends, where enough candidates are listed. */
  readonly best?: number;
  readonly worst?: number;
}

export interface MarksOfYear {
  readonly year: number;
  /** In falling order of marks. */
  readonly ranks: readonly RanksOfMarks[];
}

/** Which ranks some marks were in a year; both are the same where only about one is known. */
export interface RankRange {
  readonly year: number;
  readonly from: number;
  readonly to: number;
}

/** Neighbours that are further away say too little about marks that nobody has. */
const furthestNeighbour = 3;

/** Three significant digits, since another list would differ in the rest. */
const rounded = (rank: number): number => Number(rank.toPrecision(3));

/** The rank of marks that no listed candidate has, in proportion between the next ones above and below. */
const between = (marks: number, ranks: readonly RanksOfMarks[]): number | undefined => {
  const isNear = (other: RanksOfMarks): boolean =>
    Math.abs(other.marks - marks) <= furthestNeighbour;
  const above = ranks.findLast((other) => other.marks > marks);
  const below = ranks.find((other) => other.marks < marks);
  if (!above || !below || !isNear(above) || !isNear(below)) return undefined;
  const part = (above.marks - marks) / (above.marks - below.marks);
  return above.middle + part * (below.middle - above.middle);
};

/** The ranks of some marks, by year; years that say nothing about them are left out. */
export const rankRangesOf = (marks: number, years: readonly MarksOfYear[]): readonly RankRange[] =>
  years.flatMap(({ year, ranks }) => {
    const listed = ranks.find((other) => other.marks === marks);
    const middle = listed?.middle ?? between(marks, ranks);
    if (middle === undefined) return [];
    const { best = middle, worst = middle } = listed ?? {};
    return { year, from: rounded(best), to: rounded(worst) };
  });
