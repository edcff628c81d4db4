import type { CutoffCell, CutoffYear, RoundRanks } from './referenceData.ts';

export type RoundOfYear = RoundRanks & { readonly year: number };

/** The published rounds of a seat, main and stray, each kind by year. */
export const roundsOf = ({
  years,
  strays = [],
}: Pick<CutoffCell, 'years' | 'strays'>): readonly RoundOfYear[] => [
  ...years.flatMap(({ year, rounds = [] }) => rounds.map((round) => ({ ...round, year }))),
  ...strays,
];

/** A year's ranks over its main rounds: lowest opening, highest closing, most admits. */
export const yearOf = (year: number, rounds: readonly RoundOfYear[]): CutoffYear => ({
  year,
  minAir: Math.min(...rounds.map(({ minAir }) => minAir)),
  maxAir: Math.max(...rounds.map(({ maxAir }) => maxAir)),
  admits: Math.max(...rounds.map(({ admits }) => admits)),
  ...(rounds.some(({ admitsUnknown }) => admitsUnknown) && { admitsUnknown: true }),
  ...(rounds.some(({ openingUnknown }) => openingUnknown) && { openingUnknown: true }),
  rounds,
});

/** The number of years without an admission after which a seat counts as lapsed. */
const mostYearsWithout = 2;

const lastYear = ({ years }: Pick<CutoffCell, 'years'>): number => years.at(-1)?.year ?? 0;

/** Marks seats that were not given recently, compared with the others of their exam. */
export const markLapsed = <Cell extends Pick<CutoffCell, 'exam' | 'years' | 'lapsed'>>(
  cells: readonly Cell[],
): readonly Cell[] => {
  const latest = new Map<string, number>();
  for (const cell of cells)
    latest.set(cell.exam, Math.max(latest.get(cell.exam) ?? 0, lastYear(cell)));
  return cells.map((cell) =>
    latest.get(cell.exam)! - lastYear(cell) > mostYearsWithout
      ? Object.assign({}, cell, { lapsed: true as const })
      : cell,
  );
};
