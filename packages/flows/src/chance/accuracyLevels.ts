import type { AnswerOf } from '@seatwise/api-client';
import type { accuracy as contract } from '@seatwise/api-client/contract/accuracy';
import { tierLimits, tiers } from '@seatwise/api-client/contract/constants/prediction';
import type { Tier } from './formula.ts';

export type AccuracyGroup = AnswerOf<typeof contract.readAccuracy>['groups'][number];

/** How often a level came true, overall and in each year, compared with its range of chances. */
type Verdict = 'asSaid' | 'more' | 'moreInSomeLists' | 'fewer' | 'fewerInSomeLists';

export interface Level {
  readonly name: Tier;
  /** The range of chances that the tier covers. */
  readonly from: number;
  readonly to: number;
  readonly measured: number;
  /** The mean predicted chance, and the measured share with its extremes by year; null if unknown. */
  readonly chance: number | null;
  readonly reached: number | null;
  readonly lowest: number | null;
  readonly highest: number | null;
  /** Null if nothing was measured. */
  readonly verdict: Verdict | null;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const verdictOf = (
  { from, to }: Pick<Level, 'from' | 'to'>,
  reached: number | null,
  shares: readonly number[],
): Verdict | null => {
  if (reached === null) return null;
  if (reached > to) return 'more';
  if (reached < from) return 'fewer';
  if (shares.some((share) => share < from)) return 'fewerInSomeLists';
  return shares.some((share) => share > to) ? 'moreInSomeLists' : 'asSaid';
};

/** The range of chances that a tier covers. */
export const rangeOf = (tier: Tier) => {
  const better = tiers[tiers.indexOf(tier) - 1];
  return { from: tierLimits[tier], to: better ? tierLimits[better] : 1 };
};

const levelOf = (name: Tier, { years }: AccuracyGroup): Level => {
  const tallies = years.flatMap((year) => {
    const tally = year.tiers.find(({ tier }) => tier === name);
    return tally && tally.measured > 0 ? [tally] : [];
  });
  const shares = tallies.map((tally) => tally.reached / tally.measured);
  const measured = sum(tallies.map((tally) => tally.measured));
  const given = tallies.flatMap(({ chance, measured: weight }) =>
    typeof chance === 'number' ? [chance * weight] : [],
  );
  const range = rangeOf(name);
  const isMeasured = measured > 0;
  const reached = isMeasured ? sum(tallies.map((tally) => tally.reached)) / measured : null;
  return {
    name,
    ...range,
    measured,
    chance: isMeasured && given.length === tallies.length ? sum(given) / measured : null,
    reached,
    lowest: isMeasured ? Math.min(...shares) : null,
    highest: isMeasured ? Math.max(...shares) : null,
    verdict: verdictOf(range, reached, shares),
  };
};

/** The measured accuracy of each tier, over all its years. */
export const levelsOf = (group: AccuracyGroup): readonly Level[] =>
  tiers.map((tier) => levelOf(tier, group));

/** The tiers that promised too much in some rounds of an exam, and the shares that fell short. */
export const shortfallsOf = (groups: readonly AccuracyGroup[]) =>
  [...Map.groupBy(groups, ({ exam }) => exam)].flatMap(([exam, ofExam]) =>
    tiers.flatMap((tier) => {
      const { from, to } = rangeOf(tier);
      const short = ofExam
        .flatMap(levelsOf)
        .flatMap(({ name, reached }) =>
          name === tier && reached !== null && reached < from ? reached : [],
        );
      const [lowest, highest] = [Math.min(...short), Math.max(...short)];
      return short.length > 0 ? { exam, tier, from, to, lowest, highest } : [];
    }),
  );

/** The years, predictions and seats that were measured in a group. */
export const extentOf = ({ years }: AccuracyGroup) => ({
  years: years.map(({ year }) => year),
  predictions: sum(years.flatMap((year) => year.tiers.map(({ measured }) => measured))),
  seats: sum(years.map(({ seats }) => seats)),
  unfilled: sum(years.map(({ unfilled }) => unfilled ?? 0)),
});
