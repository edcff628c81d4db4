import { highestRank } from '@seatwise/api-client/contract/constants/highestRank';
import type { Applicant } from '../eligibility/index.ts';
import type { Student } from './competitors.ts';
import { matchList, withHeldSeat, type ChoiceList, type MatchedList } from './matchedList.ts';
import { messages } from './messages.ts';
import { kindOf, type Category } from './pools.ts';
import type { PracticeSeats } from './programmeLadders.ts';
import { rounds, type Round } from '../counselling-rules/index.ts';
import { examOfSeats, roundRuleOf } from './rounds.ts';

/** The seats, lists and profile that a practice allotment needs. */
export interface Material {
  readonly seats: PracticeSeats;
  readonly lists: readonly ChoiceList[];
  readonly profile: Applicant;
}

/** The student's list, rank and category for the practice. */
export interface Participant {
  readonly listId: string;
  readonly rank: number;
  readonly category: Category;
  readonly isDisabled: boolean;
}

/** Whether a list is for MCC's rounds, which the practice simulates, and not for a state's. */
export const isPlayable = ({ authority }: ChoiceList): boolean => !authority;

const isRank = (rank: number): boolean => Number.isInteger(rank) && rank > 0 && rank <= highestRank;

/** The student's list for a round, followed by the held seat. */
export const listOf = (
  { listId, category, isDisabled }: Participant,
  { seats, lists, profile }: Material,
  round: Round = rounds[0],
  held?: MatchedList['entries'][number],
): MatchedList => {
  const chosen = lists.find(({ id }) => id === listId)?.entries ?? [];
  const student = { ...profile, category, pwd: isDisabled };
  const { hasPaidConversion } = roundRuleOf(examOfSeats(seats), round);
  return withHeldSeat(matchList(seats, chosen, student, hasPaidConversion), held);
};

/** The programmes of a list, and those at which the student is late. */
export const wishesOf = ({ entries }: MatchedList) => ({
  list: entries.map(({ programme }) => programme),
  late: entries.filter(({ isLate }) => isLate).map(({ programme }) => programme),
});

/** The student of a season, with the list of its first round. */
export const studentOf = (
  { rank, category, isDisabled }: Participant,
  firstList: MatchedList,
): Student => ({ rank, kind: kindOf(category, isDisabled), ...wishesOf(firstList) });

/** What prevents playing a round; undefined if nothing does. */
export const participantProblem = (
  participant: Participant,
  material: Material,
  round?: Round,
): string | undefined => {
  if (!isRank(participant.rank)) return messages.rank;
  if (!material.lists.some((list) => list.id === participant.listId && isPlayable(list)))
    return messages.list;
  return listOf(participant, material, round).entries.length === 0
    ? messages.nothingFits
    : undefined;
};
