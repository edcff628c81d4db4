import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { comparedFormulas } from '@seatwise/api-client/contract/accuracy';
import {
  constants,
  outlookOf,
  probabilityOf,
  type Outlook,
  type YearOfAdmissions,
} from '@seatwise/flows/chance';
import { letOthersWork } from './letOthersWork.ts';

type Formula = (typeof comparedFormulas)[number];
type History = readonly YearOfAdmissions[];

/** A history with a single year that has a given closing rank. */
const always = (history: History, maxAir: number): History => [{ ...history.at(-1)!, maxAir }];

const medianOf = (history: History): number => {
  const ranks = history.map(({ maxAir }) => maxAir).toSorted((a, b) => a - b);
  return Math.sqrt(ranks[(ranks.length - 1) >> 1]! * ranks[ranks.length >> 1]!);
};

/** The formulas compared before one was chosen; docs/domain.md has the result. */
const formulas: Readonly<Record<Formula, (history: History, exam: Exam) => Outlook>> = {
  chosen: (history, exam) => outlookOf(history, constants[exam]),
  slower: (history) =>
    outlookOf(history, { decay: 0.5, growth: 0.05, market: 0.12, student: 0.25 }),
  former: (history) =>
    outlookOf(history, { decay: 0.5, growth: 0.03, market: 0.11, student: 0.135 }),
  lastYear: (history) =>
    outlookOf(always(history, history.at(-1)!.maxAir), {
      decay: 1,
      growth: 0,
      market: 0.12,
      student: 0.3,
    }),
  median: (history) =>
    outlookOf(always(history, medianOf(history)), {
      decay: 1,
      growth: 0,
      market: 0.15,
      student: 0.3,
    }),
};

/** The ranks tested for each seat, as logarithmic distances from last year's closing rank. */
const asked: readonly number[] = Array.from({ length: 37 }, (_, i) => (i - 18) / 20);

/** Chances are capped, because a wrong chance of 0 or 1 would have an infinite loss. */
const surest = 0.999;

const lossOf = (outlook: Outlook, before: History, { maxAir }: YearOfAdmissions): number => {
  const last = before.at(-1)!.maxAir;
  const losses = asked.map((distance) => {
    const air = last * Math.exp(distance);
    const chance = Math.min(surest, Math.max(1 - surest, probabilityOf(outlook, air)));
    return -Math.log(air <= maxAir ? chance : 1 - chance);
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
};

/**
 * The mean log loss of each formula by year, each year predicted from the years before; a lower
 * loss means a better forecast.
 */
export const compareFormulas = async (exam: Exam, pasts: readonly History[]) => {
  const years = [...new Set(pasts.flatMap((past) => past.map(({ year }) => year)))].toSorted(
    (a, b) => a - b,
  );
  const compared = [];
  for (const [formula, outlook] of Object.entries(formulas) as [
    Formula,
    (typeof formulas)[Formula],
  ][]) {
    await letOthersWork();
    compared.push({
      formula,
      years: years.flatMap((year) => {
        const losses = pasts.flatMap((past) => {
          const before = past.filter((row) => row.year < year);
          const actual = past.find((row) => row.year === year);
          return actual && before.length > 0 ? [lossOf(outlook(before, exam), before, actual)] : [];
        });
        const sum = losses.reduce((all, loss) => all + loss, 0);
        return losses.length === 0
          ? []
          : [{ year, seats: losses.length, logLoss: Number((sum / losses.length).toFixed(4)) }];
      }),
    });
  }
  return compared;
};
