import lines from '../data/marksToRank.json' with { type: 'json' };

/** The ranks of the listed candidates with the same marks. */
export interface RanksOfMarks {
  readonly marks: number;
  /** The rank in the middle. */
  readonly middle: number;
  readonly candidates: number;
  /** The ranks at both ends; undefined where so few candidates are listed that they would mislead. */
  readonly best?: number;
  readonly worst?: number;
}

interface MarksOfYear {
  readonly year: number;
  readonly ranks: readonly RanksOfMarks[];
}

/** A line of the data: marks, middle rank, candidates, and from 100 candidates on best and worst rank. */
const readLine = (line: string): RanksOfMarks => {
  const [marks, middle, candidates, best, worst] = line.split(',').map(Number);
  return {
    marks: marks!,
    middle: middle!,
    candidates: candidates!,
    ...(best && worst && { best, worst }),
  };
};

/** Which All-India ranks the marks of NEET UG were, the last year first. */
export const marksToRank: readonly MarksOfYear[] = Object.entries(lines)
  .map(([year, ofYear]) => ({ year: Number(year), ranks: ofYear.map(readLine) }))
  .toReversed();
