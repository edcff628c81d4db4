import type { Applicant } from '../eligibility/index.ts';
import type { Student } from './competitors.ts';
import { matchList, withHeldSeat, type ChoiceList, type MatchedList } from './matchedList.ts';
import { messages } from './messages.ts';
import { kindOf, type Category } from './pools.ts';
import type { PracticeSeats } from './programmeLadders.ts';

/** The seats, lists and profile that a practice allotment needs. */
export interface Material {
  readonly seats: PracticeSeats;
  readonly lists: readonly ChoiceList[];
  readonly profile: Applicant;
}

/** The student's list, with the rank and category to play with. */
export interface Participant {
  readonly listId: string;
  readonly rank: number;
  readonly category: Category;
  readonly isDisabled: boolean;
}

const isRank = (rank: number): boolean => Number.isInteger(rank) && rank > 0 && rank <= 10_000_000;

/** The student's list of a round, behind it the seat that is held. */
export const listOf = (
  { listId, category, isDisabled }: Participant,
  { seats, lists, profile }: Material,
  held?: MatchedList['entries'][number],
): MatchedList => {
  const chosen = lists.find(({ id }) => id === listId)?.entries ?? [];
  return withHeldSeat(matchList(seats, chosen, { ...profile, category, pwd: isDisabled }), held);
};

export const programmesOf = ({ entries }: MatchedList): readonly number[] =>
  entries.map(({ programme }) => programme);

/** The student of a season, with the list of its first round. */
export const studentOf = (
  { rank, category, isDisabled }: Participant,
  firstList: MatchedList,
): Student => ({ rank, kind: kindOf(category, isDisabled), list: programmesOf(firstList) });

/** Why a round cannot be played so; undefined where it can. */
export const participantProblem = (
  participant: Participant,
  material: Material,
): string | undefined => {
  if (!isRank(participant.rank)) return messages.rank;
  if (!material.lists.some(({ id }) => id === participant.listId)) return messages.list;
  return listOf(participant, material).entries.length === 0 ? messages.nothingFits : undefined;
};
