import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import {
  predictedRounds,
  type PredictedRound,
} from '@seatwise/api-client/contract/constants/prediction';
import {
  authorityIndex,
  loadAuthority,
  loadStateLists,
  type Authority,
  type StateList,
  type StateRank,
} from '@seatwise/official-data';
import type { InForce } from './referenceData.ts';

/** A state's list of one round; all stray rounds count as one. */
export interface StateRound {
  /** The key of the authority. */
  readonly authority: string;
  readonly exam: Exam;
  readonly year: number;
  readonly round: PredictedRound;
  readonly ranks: readonly StateRank[];
}

/** The place of a round in a season, by its name in the authority's lists. */
export const placeOf = ({ rounds }: Authority, name: string): PredictedRound | undefined => {
  const { main, isStray } = rounds.find((of) => of.name === name) ?? {};
  return isStray ? 'Stray Vacancy' : predictedRounds[(main ?? 0) - 1];
};

/** The project's own lists, without rounds whose place in the season is unknown. */
const heldRounds = (authority: Authority, lists: readonly StateList[]): readonly StateRound[] =>
  lists.flatMap(({ year, rounds }) =>
    rounds.flatMap(({ name, ranks }) => {
      const round = placeOf(authority, name);
      return round ? [{ authority: authority.key, exam: authority.exam, year, round, ranks }] : [];
    }),
  );

const isSameRound = (one: StateRound, other: StateRound): boolean =>
  one.year === other.year && one.round === other.round;

/** What is published of an authority's counselling for an exam. */
const publishedOf = (
  { stateRounds }: Pick<InForce, 'stateRounds'>,
  key: string,
  exam: Exam,
): readonly StateRound[] =>
  stateRounds.filter((round) => round.authority === key && round.exam === exam);

/** An authority's rounds, the earliest first: a published one takes the place of the project's. */
export const stateRoundsOf = async (
  reference: Pick<InForce, 'stateRounds'>,
  key: string,
  exam: Exam,
): Promise<readonly StateRound[]> => {
  const held = heldRounds(await loadAuthority(key, exam), await loadStateLists(key, exam));
  const published = publishedOf(reference, key, exam);
  return [
    ...held.filter((round) => !published.some((other) => isSameRound(other, round))),
    ...published,
  ].toSorted(
    (a, b) =>
      a.year - b.year || predictedRounds.indexOf(a.round) - predictedRounds.indexOf(b.round),
  );
};

/** The years of an authority's lists, including published ones. */
export const yearsWithLists = (
  reference: Pick<InForce, 'stateRounds'>,
  key: string,
  exam: Exam,
): readonly number[] => {
  const years = new Set([
    ...(authorityIndex.get(key)?.lists[exam] ?? []),
    ...publishedOf(reference, key, exam).map(({ year }) => year),
  ]);
  return [...years].toSorted((a, b) => a - b);
};
