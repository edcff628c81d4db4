import type { ShownChance } from './chances.ts';

/** One item's value in a line of a comparison. */
export interface ComparisonValue {
  readonly text: string;
  /** What the text leaves out, in small. */
  readonly note?: string;
  /** A number to rank the value by, if one value can be better than another. */
  readonly worth?: number | undefined;
  /** The chances that are drawn in place of the text. */
  readonly chances?: readonly ShownChance[];
  /** The closing ranks that are drawn below the text, the newest year first. */
  readonly closings?: readonly { readonly rank: number; readonly year: number }[];
}

/** A line of a comparison: one value for each item; null if unknown. */
export interface ComparisonLine {
  readonly label: string;
  /** Whether the student has to know that it is unknown for all. @default false */
  readonly isCost?: boolean;
  /** What the best value is called, such as "Lowest fee". */
  readonly best?: string | undefined;
  readonly values: readonly (ComparisonValue | null)[];
}

export interface Comparison {
  /** The lines in which the items differ. */
  readonly different: readonly ComparisonLine[];
  /** The lines that are the same for all items. */
  readonly same: readonly ComparisonLine[];
  /** The labels of costs that are unknown for all items. */
  readonly unknown: readonly string[];
}

/** The positions of a line's best values; none if all are equal, or one is unknown, which may be better. */
export const bestOf = ({ values }: ComparisonLine): ReadonlySet<number> => {
  const worths = values.flatMap((value) => value?.worth ?? []);
  const best = Math.max(...worths);
  const isTold = worths.length === values.length && worths.some((worth) => worth < best);
  return new Set(isTold ? worths.flatMap((worth, index) => (worth === best ? index : [])) : []);
};

/** The most items that are compared side by side. */
export const compared = 4;

/** Separates lines that differ from those that do not; of lines without a known value, only costs are named. */
export const comparisonOf = (lines: readonly ComparisonLine[]): Comparison => {
  const isKnown = ({ values }: ComparisonLine): boolean => values.some((value) => value !== null);
  const isSame = ({ values }: ComparisonLine): boolean =>
    new Set(values.map((value) => [value?.text, value?.note].join())).size === 1;
  const known = lines.filter(isKnown);
  return {
    different: known.filter((line) => !isSame(line)),
    same: known.filter(isSame),
    unknown: lines.filter((line) => line.isCost && !isKnown(line)).map(({ label }) => label),
  };
};
