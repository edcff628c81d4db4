/** One item's value in a line of a comparison. */
export interface ComparisonValue {
  readonly text: string;
  /** A number to rank the value by, if one value can be better than another. */
  readonly worth?: number | undefined;
}

/** A line of a comparison: one value for each item; null if unknown. */
export interface ComparisonLine {
  readonly label: string;
  readonly values: readonly (ComparisonValue | null)[];
}

export interface Comparison {
  /** The lines in which the items differ. */
  readonly different: readonly ComparisonLine[];
  /** The lines that are the same for all items. */
  readonly same: readonly ComparisonLine[];
}

/** The positions of a line's best values; empty if fewer than two are known, or all are equal. */
export const bestOf = ({ values }: ComparisonLine): ReadonlySet<number> => {
  const worths = values.map((value) => value?.worth);
  const known = worths.filter((worth) => worth !== undefined);
  const best = Math.max(...known);
  const isTold = known.length > 1 && known.some((worth) => worth < best);
  return new Set(isTold ? worths.flatMap((worth, index) => (worth === best ? index : [])) : []);
};

/** The most items that are compared side by side. */
export const compared = 4;

/** Separates lines that differ from those that do not; lines without a known value are left out. */
export const comparisonOf = (lines: readonly ComparisonLine[]): Comparison => {
  const known = lines.filter(({ values }) => values.some((value) => value !== null));
  const isSame = ({ values }: ComparisonLine): boolean =>
    new Set(values.map((value) => value?.text)).size === 1;
  return {
    different: known.filter((line) => !isSame(line)),
    same: known.filter(isSame),
  };
};
