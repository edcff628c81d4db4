import {
  predictedRounds,
  type PredictedRound,
  type tiers,
} from '@seatwise/api-client/contract/constants/prediction';
import {
  eligibilityOf,
  isFilledByState,
  type Applicant,
  type Eligibility,
} from '../eligibility/index.ts';
import { seatKey } from '../list-sync/index.ts';
import { byCourse } from '../shared/courses.ts';
import type { Choice, SeatOutlook, ShortlistItem } from './seat.ts';

/** What is known about the seats of a list and about the student. */
export interface Known {
  readonly outlooks: ReadonlyMap<string, SeatOutlook>;
  readonly profile: Applicant;
  /** The round that the list is for. @default 'Round 1' */
  readonly round?: PredictedRound;
  /** Whether the list is about to be locked; before, a short one is only begun. @default false */
  readonly isFinal?: boolean;
  /** Seats that the student saved elsewhere; their outlooks are among the others. */
  readonly elsewhere?: readonly Choice[] | undefined;
}

const strayRound: PredictedRound = 'Stray Vacancy';

/** The round in the name of a list; Round 1, which closes earliest, if the name has none. */
export const roundOfList = (name: string): PredictedRound => {
  const index = Number(/(?:\bround|राउंड)\s*([1-3])\b/i.exec(name)?.[1] ?? 1) - 1;
  return /\bstray\b|स्ट्रे/i.test(name) ? strayRound : predictedRounds[index]!;
};

/** A chance as a choice shows it; without a round if ranks are not known by round. */
export interface ShownChance {
  readonly round?: PredictedRound;
  readonly probabilityTier: (typeof tiers)[number];
  /** The expected closing rank. */
  readonly closing?: number;
}

/**
 * The chances that a choice shows: first the one that results and shortlist show too, by the end of
 * the last main round, then by the end of the list's own round. A list for the stray round has only
 * its own, because the main rounds are over.
 */
export const shownChances = (
  { rounds, probabilityTier }: Pick<SeatOutlook, 'rounds' | 'probabilityTier'>,
  round: PredictedRound,
): readonly ShownChance[] => {
  const last = rounds?.findLast((of) => of.round !== strayRound);
  const own = rounds?.find((of) => of.round === round) ?? last;
  if (own && last) return own === last || round === strayRound ? [own] : [last, own];
  return probabilityTier ? [{ probabilityTier }] : [];
};

/** The chance in the round of the list; without ranks by round, the chance of the year. */
export const chanceOf = (
  outlook: SeatOutlook,
  { round = predictedRounds[0] }: Known,
): number | null =>
  outlook.rounds
    ? (outlook.rounds.find((of) => of.round === round)?.probability ?? null)
    : outlook.probability;

/** The round that the chances refer to, if they are by round. */
export const roundSpokenOf = ({ outlooks, round = predictedRounds[0] }: Known) =>
  [...outlooks.values()].some(({ rounds }) => rounds) ? round : undefined;

/** Whether the student may have an entry, judged by what is known about the seat. */
export const eligibilityOfChoice = (
  entry: Choice | ShortlistItem,
  { outlooks, profile }: Known,
): Eligibility => {
  const outlook = outlooks.get(seatKey(entry));
  // The server has already judged this seat by its authority's rules.
  if (outlook?.authority) return eligibilityOf(profile, { programme: entry.subject });
  return eligibilityOf(profile, {
    programme: entry.subject,
    quotaName: entry.quotaName,
    state: entry.state ?? outlook?.state,
    collegeKind: outlook?.collegeKind,
    womenOnly: outlook?.womenOnly,
  });
};

/** The outlook of an entry, only if the seat is open to the student. */
export const openOutlook = (entry: Choice, known: Known): SeatOutlook | undefined =>
  eligibilityOfChoice(entry, known).outcome === 'open'
    ? known.outlooks.get(seatKey(entry))
    : undefined;

/** With at least this chance, the entries below are practically never reached. */
const certainChance = 0.97;

/** Whether only a state fills a seat: MCC never filled it, and states fill such seats. */
export const isOnlyFilledByState = (entry: Choice, { outlooks }: Known): boolean => {
  const outlook = outlooks.get(seatKey(entry));
  return (
    !outlook?.authority &&
    outlook?.history.length === 0 &&
    isFilledByState(entry.quotaName, outlook.collegeKind)
  );
};

/** Whether the student almost surely gets an entry in the list's round. */
export const isCertain = (entry: Choice, known: Known): boolean => {
  const outlook = openOutlook(entry, known);
  return ((outlook && chanceOf(outlook, known)) ?? 0) >= certainChance;
};

/** The closing rank of the latest year. */
const closingRank = ({ history }: SeatOutlook): number | undefined =>
  history.reduce<SeatOutlook['history'][number] | undefined>(
    (latest, year) => (latest && latest.year > year.year ? latest : year),
    undefined,
  )?.maxAir;

/** How hard a seat is to get: by the chance that its choice shows, then by its closing rank. */
type Hardness = readonly [chance: number, rank: number];

export const hardnessOf = (
  outlook: SeatOutlook | undefined,
  known: Known,
): Hardness | undefined => {
  const rank = outlook && closingRank(outlook);
  if (!outlook || rank === undefined) return undefined;
  return [chanceOf(outlook, known) ?? outlook.probability ?? 0, rank];
};

/** Sorts the hardest seats first. */
export const byHardness = (a: Hardness, b: Hardness): number => a[0] - b[0] || a[1] - b[1];

/**
 * The order in which no seat hides a higher course or a harder seat: the highest course first, and
 * within it the hardest seat. Seats without past closing ranks stay where they are.
 */
export const proposedOrder = (entries: readonly Choice[], known: Known): readonly Choice[] => {
  const hardnessFor = (entry: Choice) => hardnessOf(known.outlooks.get(seatKey(entry)), known);
  const sorted = entries
    .filter(hardnessFor)
    .toSorted(
      (a, b) => byCourse(a.subject, b.subject) || byHardness(hardnessFor(a)!, hardnessFor(b)!),
    );
  return entries.map((entry) => (hardnessFor(entry) ? sorted.shift()! : entry));
};
