import { seatKey } from '../list-sync/index.ts';
import { eligibilityOf, type Applicant, type IneligibilityReason } from '../eligibility/index.ts';
import { type Choice, type SeatOutlook } from './seat.ts';

/** What may be wrong with a list, as codes that the screen puts into words. */
type WarningKind =
  | 'unreachable'
  | 'few-safe'
  | 'not-eligible'
  | 'doubled'
  | 'not-in-matrix'
  | 'fee-over-budget'
  | 'bond-over-budget';

export interface Warning {
  readonly kind: WarningKind;
  /** Equal as long as it says the same, so that it stays dismissed. */
  readonly id: string;
  /** The place of the entry that it is about, from 0; null for the list as a whole. */
  readonly index: number | null;
  /** The place of the other entry that it names. */
  readonly other?: number;
  /** How many entries it is about. */
  readonly count?: number;
  /** What the seat asks for, from the rules of who may apply. */
  readonly reason?: IneligibilityReason;
  readonly detail?: string | undefined;
  /** What it costs, and the budget of a year, in rupees. */
  readonly cost?: number;
  readonly budget?: number;
}

/** From here on a seat counts as safe. */
const safeChance = 0.85;
/** From here on nothing below is reached in practice. */
const certainChance = 0.97;
/** Fewer safe seats than this are few. */
const enoughSafe = 3;
/** A list as short as this is only begun. */
const begun = 5;

export interface Known {
  readonly outlooks: ReadonlyMap<string, SeatOutlook>;
  readonly profile: Applicant;
}

const nameKey = ({ instituteCode, subject, quotaName }: Choice): string =>
  JSON.stringify([instituteCode, subject, quotaName].map((name) => name.trim().toLowerCase()));

/** How sought after a seat is: the closing rank of its latest year, the better the lower. */
const closingRank = ({ history }: SeatOutlook): number | undefined =>
  history.reduce<SeatOutlook['history'][number] | undefined>(
    (latest, year) => (latest && latest.year > year.year ? latest : year),
    undefined,
  )?.maxAir;

/**
 * Entries that would never be reached: an almost certain seat is listed above more sought-after ones of
 * the same subject, so an allotment stops before them. Of a subject the topmost certain seat is named:
 * those below it matter only once it has moved.
 */
const unreachable = (entries: readonly Choice[], { outlooks }: Known): Warning[] => {
  const known = entries.map((entry) => outlooks.get(seatKey(entry)));
  const ranks = known.map((outlook) => outlook && closingRank(outlook));
  const named = new Set<string>();
  return entries.flatMap((entry, index) => {
    const { subject } = entry;
    const rank = ranks[index];
    const isCertain = (known[index]?.probability ?? 0) >= certainChance;
    if (!isCertain || rank === undefined || named.has(subject)) return [];
    const better = entries.flatMap((below, place) => {
      const its = ranks[place];
      const isBetter = its !== undefined && its < rank;
      return place > index && below.subject === subject && isBetter ? [place] : [];
    });
    const [first] = better;
    if (first === undefined) return [];
    named.add(subject);
    const id = `unreachable ${seatKey(entry)} ${seatKey(entries[first]!)}`;
    return [{ kind: 'unreachable' as const, id, index, other: first, count: better.length }];
  });
};

/** Only where every chance is known: what is not known may be safe. */
const fewSafe = (entries: readonly Choice[], { outlooks }: Known): Warning[] => {
  if (entries.length < begun) return [];
  const chances = entries.map((entry) => outlooks.get(seatKey(entry))?.probability ?? null);
  const safe = chances.filter((chance) => chance === null || chance >= safeChance).length;
  return safe >= enoughSafe
    ? []
    : [{ kind: 'few-safe', id: `few-safe ${safe}`, index: null, count: safe }];
};

const notEligible = (entries: readonly Choice[], { outlooks, profile }: Known): Warning[] =>
  entries.flatMap((entry, index) => {
    const outlook = outlooks.get(seatKey(entry));
    const verdict = eligibilityOf(profile, {
      programme: entry.subject,
      quotaName: entry.quotaName,
      state: entry.state ?? outlook?.state,
      collegeKind: outlook?.collegeKind,
    });
    if (verdict.mayApply) return [];
    const { reason, detail } = verdict;
    const id = `${reason} ${seatKey(entry)}`;
    return [{ kind: 'not-eligible' as const, id, index, reason, detail }];
  });

/** Entries that spell the seat of an earlier entry in another way. */
const doubled = (entries: readonly Choice[]): Warning[] => {
  const firsts = new Map<string, number>();
  return entries.flatMap((entry, index) => {
    const key = nameKey(entry);
    const other = firsts.get(key);
    if (other === undefined) {
      firsts.set(key, index);
      return [];
    }
    return [{ kind: 'doubled' as const, id: `doubled ${seatKey(entry)}`, index, other }];
  });
};

const notInMatrix = (entries: readonly Choice[], { outlooks }: Known): Warning[] =>
  entries.flatMap((entry, index) =>
    outlooks.get(seatKey(entry))?.inMatrix === false
      ? [{ kind: 'not-in-matrix' as const, id: `not-in-matrix ${seatKey(entry)}`, index }]
      : [],
  );

/**
 * Seats that cost more than the budget of a year, as one warning that names the topmost; what is not
 * known costs nothing.
 */
const overBudget = (
  kind: 'fee-over-budget' | 'bond-over-budget',
  entries: readonly Choice[],
  { outlooks, profile: { budgetPerYear: budget } }: Known,
  costOf: (outlook: SeatOutlook) => number | null | undefined,
): Warning[] => {
  if (budget === undefined) return [];
  const dear = entries.flatMap((entry, index) => {
    const outlook = outlooks.get(seatKey(entry));
    const cost = outlook && costOf(outlook);
    return typeof cost === 'number' && cost > budget ? [{ entry, index, cost }] : [];
  });
  const [first] = dear;
  if (!first) return [];
  const count = dear.length;
  const id = `${kind} ${seatKey(first.entry)} ${count} ${budget}`;
  return [{ kind, id, index: first.index, count, cost: first.cost, budget }];
};

/** Everything that may be wrong with a list, without what was dismissed. */
export const warningsOf = (
  entries: readonly Choice[],
  known: Known,
  dismissed: ReadonlySet<string> = new Set(),
): readonly Warning[] =>
  [
    ...doubled(entries),
    ...notEligible(entries, known),
    ...notInMatrix(entries, known),
    ...overBudget('fee-over-budget', entries, known, ({ feePerYear }) => feePerYear),
    ...overBudget('bond-over-budget', entries, known, ({ bond }) => bond?.penalty),
    ...unreachable(entries, known),
    ...fewSafe(entries, known),
  ].filter(({ id }) => !dismissed.has(id));

/**
 * The order in which no seat hides a more sought-after one: the hardest to get first. Seats without
 * past closing ranks stay where they are.
 */
export const proposedOrder = (
  entries: readonly Choice[],
  outlooks: ReadonlyMap<string, SeatOutlook>,
): readonly Choice[] => {
  const rankOf = (entry: Choice) => {
    const outlook = outlooks.get(seatKey(entry));
    return outlook && closingRank(outlook);
  };
  const ranked = entries
    .filter((entry) => rankOf(entry) !== undefined)
    .toSorted((a, b) => rankOf(a)! - rankOf(b)!);
  return entries.map((entry) => (rankOf(entry) === undefined ? entry : ranked.shift()!));
};
