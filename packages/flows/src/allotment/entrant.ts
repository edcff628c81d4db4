import type { ApplicantProfile } from '../eligibility/index.ts';
import type { Student } from './competitors.ts';
import { fitList, withHeld, type ChoiceList, type FittedList } from './fit.ts';
import { messages } from './messages.ts';
import { kindOf, type Category } from './pools.ts';
import type { PracticeSeats } from './reach.ts';

/** What a practice is played with. */
export interface Material {
  readonly seats: PracticeSeats;
  readonly lists: readonly ChoiceList[];
  readonly profile: ApplicantProfile;
}

/** What the student plays with. */
export interface Entrant {
  readonly listId: string;
  readonly rank: number;
  readonly category: Category;
  readonly isDisabled: boolean;
}

const isRank = (rank: number): boolean => Number.isInteger(rank) && rank > 0 && rank <= 10_000_000;

/** The student's list of a round, behind it the seat that is held. */
export const listOf = (
  { listId, category, isDisabled }: Entrant,
  { seats, lists, profile }: Material,
  held?: FittedList['entries'][number],
): FittedList => {
  const chosen = lists.find(({ id }) => id === listId)?.entries ?? [];
  return withHeld(fitList(seats, chosen, { ...profile, category, pwd: isDisabled }), held);
};

export const programmesOf = ({ entries }: FittedList): readonly number[] =>
  entries.map(({ programme }) => programme);

/** The student of a season, with the list of its first round. */
export const studentOf = (
  { rank, category, isDisabled }: Entrant,
  firstList: FittedList,
): Student => ({ rank, kind: kindOf(category, isDisabled), list: programmesOf(firstList) });

/** Why a round cannot be played so; undefined where it can. */
export const entrantProblem = (entrant: Entrant, material: Material): string | undefined => {
  if (!isRank(entrant.rank)) return messages.rank;
  if (!material.lists.some(({ id }) => id === entrant.listId)) return messages.list;
  return listOf(entrant, material).entries.length === 0 ? messages.nothingFits : undefined;
};
