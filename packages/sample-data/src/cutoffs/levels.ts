import type { Exam } from '@seatwise/api-client/contract/constants/counselling';

export const years = [2021, 2022, 2023, 2024] as const;

/** The year that the curves and the well-known figures describe: the last one. */
export const measured = years.length - 1;

interface Movement {
  /** Where the medians of the years stood, against the last. */
  readonly medians: readonly [number, number, number, number];
  /** How far a single college strays from that. */
  readonly stray: number;
  /** The last rank. */
  readonly lastRank: number;
}

export const movements: Readonly<Record<Exam, Movement>> = {
  // The all-India open medians: 7,923, 9,225, 10,265 and 9,979.
  UG: { medians: [0.794, 0.9244, 1.0287, 1], stray: 0.07, lastRank: 2_300_000 },
  PG: { medians: [0.8, 0.87, 0.94, 1], stray: 0.16, lastRank: 250_000 },
  MDS: { medians: [0.86, 0.9, 0.95, 1], stray: 0.18, lastRank: 30_000 },
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

/** Too few colleges to speak of a median. */
const few = 8;

/**
 * What each year's closing ranks are multiplied by. New colleges come in at the far end and move
 * the median by themselves, so each level is taken over the colleges that admitted in that year.
 */
export const levelsOver = (
  exam: Exam,
  colleges: readonly { readonly closing: number; readonly admits: readonly number[] }[],
): readonly number[] => {
  const admitting = (year: number) =>
    colleges.filter(({ admits }) => admits[year]! > 0).map(({ closing }) => closing);
  const now = admitting(measured);
  return movements[exam].medians.map((level, year) => {
    const then = admitting(year);
    return then.length < few ? level : (level * median(now)) / median(then);
  });
};
