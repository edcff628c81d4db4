import { eligibilityOf, type ApplicantProfile } from '../eligibility/index.ts';
import { seatKey, type Choice, type SeatOutlook } from './seat.ts';

/** What may be wrong with a list, as codes that the screen puts into words. */
export const warningKinds = [
  'unreachable',
  'few-safe',
  'not-eligible',
  'doubled',
  'not-in-matrix',
] as const;
export type WarningKind = (typeof warningKinds)[number];

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
  readonly reason?: string;
  readonly detail?: string | undefined;
}

/** From here on a seat counts as safe. */
export const safeChance = 0.85;
/** From here on nothing below is reached in practice. */
export const certainChance = 0.97;
/** Fewer safe seats than this are few. */
export const enoughSafe = 3;
/** A list as short as this is only begun. */
const begun = 5;

export interface Known {
  readonly outlooks: ReadonlyMap<string, SeatOutlook>;
  readonly profile: ApplicantProfile;
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
 * Entries that would never be reached: an almost certain seat stands above a more sought-after one
 * of the same subject, so an allotment stops before it. One warning for each certain seat.
 */
const unreachable = (entries: readonly Choice[], { outlooks }: Known): Warning[] =>
  entries.flatMap((entry, index) => {
    const outlook = outlooks.get(seatKey(entry));
    if ((outlook?.probability ?? 0) < certainChance) return [];
    const rank = closingRank(outlook!);
    const better = entries.flatMap((below, place) => {
      if (place <= index || below.subject !== entry.subject) return [];
      const other = outlooks.get(seatKey(below));
      const its = other && closingRank(other);
      return rank !== undefined && its !== undefined && its < rank ? [place] : [];
    });
    const [first] = better;
    if (first === undefined) return [];
    return [
      {
        kind: 'unreachable' as const,
        id: `unreachable ${seatKey(entry)} ${seatKey(entries[first]!)}`,
        index,
        other: first,
        count: better.length,
      },
    ];
  });

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
      quotaName: entry.quotaName,
      state: entry.state ?? outlook?.state,
      collegeKind: outlook?.collegeKind,
    });
    if (verdict.mayApply) return [];
    const { reason, detail } = verdict;
    const id = `${reason} ${seatKey(entry)}`;
    return [{ kind: 'not-eligible' as const, id, index, reason, detail }];
  });

/** The same seat written in another way; the seat as such stands in a list once. */
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
