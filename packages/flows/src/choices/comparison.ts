/** What a line says of a thing. */
export interface ComparisonValue {
  readonly text: string;
  /** What it is worth, where one value is better than another. */
  readonly worth?: number | undefined;
}

/** A line of a comparison: one value for each thing compared; null where it is not known. */
export interface ComparisonLine {
  readonly label: string;
  readonly values: readonly (ComparisonValue | null)[];
}

export interface Comparison {
  /** The lines in which the things differ. */
  readonly different: readonly ComparisonLine[];
  /** The lines that say the same of all. */
  readonly same: readonly ComparisonLine[];
}

/** The positions of the best values of a line; none where fewer than two are known, or all are worth the same. */
export const bestOf = ({ values }: ComparisonLine): ReadonlySet<number> => {
  const worths = values.map((value) => value?.worth);
  const known = worths.filter((worth) => worth !== undefined);
  const best = Math.max(...known);
  const isTold = known.length > 1 && known.some((worth) => worth < best);
  return new Set(isTold ? worths.flatMap((worth, index) => (worth === best ? index : [])) : []);
};

/** How many things stand side by side at most. */
export const compared = 4;

/** Separates what differs from what is the same; lines of which nothing is known are left out. */
export const comparisonOf = (lines: readonly ComparisonLine[]): Comparison => {
  const known = lines.filter(({ values }) => values.some((value) => value !== null));
  const isSame = ({ values }: ComparisonLine): boolean =>
    new Set(values.map((value) => value?.text)).size === 1;
  return {
    different: known.filter((line) => !isSame(line)),
    same: known.filter(isSame),
  };
};
