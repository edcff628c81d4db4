import lines from '../data/marksToRank.json' with { type: 'json' };

/** The ranks of the listed candidates with the same marks. */
export interface RanksOfMarks {
  readonly marks: number;
  /** The median rank. */
  readonly middle: number;
  readonly candidates: number;
  /** The ranks at both ends; undefined if too few candidates are listed to be meaningful. */
  readonly best?: number;
  readonly worst?: number;
}

interface MarksOfYear {
  readonly year: number;
  readonly ranks: readonly RanksOfMarks[];
}

/** Parses a line: marks, median rank, candidates, and from 100 candidates best and worst rank. */
const readLine = (line: string): RanksOfMarks => {
  const [marks, middle, candidates, best, worst] = line.split(',').map(Number);
  return {
    marks: marks!,
    middle: middle!,
    candidates: candidates!,
    ...(best && worst && { best, worst }),
  };
};

/** The All India Ranks of NEET UG marks, the latest year first. */
export const marksToRank: readonly MarksOfYear[] = Object.entries(lines)
  .map(([year, ofYear]) => ({ year: Number(year), ranks: ofYear.map(readLine) }))
  .toReversed();
