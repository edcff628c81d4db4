import { categories } from '../eligibility/index.ts';
import type { Participant } from './participant.ts';
import { decisions, type Decision } from './rounds.ts';

export interface Decided {
  readonly decision: Decision | null;
  /** The list for the next round. */
  readonly listId: string;
}

/** What defines a season: the same values replay it identically. */
export interface SavedSeason {
  readonly seed: number;
  readonly participant: Participant;
  readonly decisions: readonly Decided[];
}

const isDecided = (value: unknown): value is Decided => {
  const { decision, listId } = Object(value) as Partial<Decided>;
  return (
    typeof listId === 'string' &&
    (decision === null || decisions.some((known) => known === decision))
  );
};

/** Reads a stored season; undefined for anything else. */
export const savedSeasonFrom = (stored: unknown): SavedSeason | undefined => {
  const { seed, participant, decisions: decided } = Object(stored) as Partial<SavedSeason>;
  const { listId, rank, category, isDisabled } = Object(participant) as Partial<Participant>;
  const isSeason =
    Number.isSafeInteger(seed) &&
    typeof listId === 'string' &&
    typeof rank === 'number' &&
    categories.some((known) => known === category) &&
    typeof isDisabled === 'boolean' &&
    Array.isArray(decided) &&
    decided.every(isDecided);
  return isSeason ? (stored as SavedSeason) : undefined;
};
