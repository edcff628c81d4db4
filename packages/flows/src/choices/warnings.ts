import type { PredictedRound } from '@seatwise/api-client/contract/constants/prediction';
import {
  exceedsBudget,
  isGovernment,
  leastFee,
  seatAccessOf,
  type Eligibility,
  type IneligibilityReason,
} from '../eligibility/index.ts';
import { seatKey, withMoved, withoutKeys } from '../list-sync/index.ts';
import { coursesBelow } from './courseOrder.ts';
import {
  byHardness,
  chanceOf,
  eligibilityOfChoice,
  hardnessOf,
  isCertain,
  isOnlyFilledByState,
  openOutlook,
  proposedOrder,
  roundSpokenOf,
  shownChances,
  type ShownChance,
  type Known,
} from './chances.ts';
import type { Choice, SeatOutlook } from './seat.ts';

/**
 * What may be wrong with a list, as codes for the screen, the most urgent first: what decides
 * whether and which seat the student gets, then what a seat requires, then what it costs.
 */
const warningKinds = [
  'lesser-course-first',
  'unreachable',
  'few-safe',
  'left-out',
  'not-eligible',
  'only-if',
  'filled-by-state',
  'not-in-matrix',
  'doubled',
  'own-selection',
  'opens-late',
  'armed-forces-service',
  'bond',
  'fee-over-budget',
  'fee-far-above',
  'fee-unknown',
] as const;
type WarningKind = (typeof warningKinds)[number];

export interface Warning {
  readonly kind: WarningKind;
  /** Equal as long as the warning says the same, so that a dismissed warning stays dismissed. */
  readonly id: string;
  /** The position of the entry that the warning names, from 0; null for the list as a whole. */
  readonly index: number | null;
  /** The positions of the entries concerned, if the named one is not the only one. */
  readonly places?: readonly number[];
  /** The higher course that is listed too low, and the position above which it belongs. */
  readonly course?: string;
  readonly above?: number;
  /** Whether the named seat is almost certain, so that the entries below are never reached. */
  readonly isCertain?: boolean;
  /** Whether the student has a budget that at least one of these entries may exceed. */
  readonly mayBeDear?: boolean;
  /** The position of the earlier entry that a duplicate repeats. */
  readonly other?: number;
  /** The round of the chances in this warning; undefined if chances are for the whole year. */
  readonly round?: PredictedRound | undefined;
  /** How many safe entries there are. */
  readonly count?: number;
  /** What the seat requires, from the eligibility rules. */
  readonly reason?: IneligibilityReason;
  readonly detail?: string | undefined;
  /** Whether the seat opens to everyone from Round 3 if it is still vacant. */
  readonly opensLate?: boolean;
  /** The cost, and the yearly budget, in rupees. */
  readonly cost?: number;
  readonly budget?: number;
  /** What the other choices cost at most, in rupees a year; 0 if no fee of these is known. */
  readonly othersCost?: number;
  /** The length of a service bond. */
  readonly years?: number;
  /** The seat that the list lacks, and its chance in the list's round. */
  readonly seat?: Choice;
  readonly tier?: ShownChance['probabilityTier'];
}

/** A seat with at least this chance counts as safe. */
const safeChance = 0.85;
/** Fewer safe seats than this cause a warning; in a short list, none does. */
const enoughSafe = 3;
/** A list shorter than this is only begun, so it is not checked for safe seats until it is locked. */
const begun = 5;

const nameKey = ({ instituteCode, subject, quotaName }: Choice): string =>
  JSON.stringify([instituteCode, subject, quotaName].map((name) => name.trim().toLowerCase()));

/** Entries of a course below a lesser one, where the allotment stops if the rank reaches it. */
const lesserCourseFirst = (entries: readonly Choice[], known: Known): Warning[] =>
  coursesBelow(entries, known).map(
    ({ course, above, index, isCertain: isSure, places, mayBeDear }) => {
      const kind = 'lesser-course-first';
      const round = roundSpokenOf(known);
      const id = `${kind} ${seatKey(entries[index]!)} ${course} ${places.length} ${isSure} ${round}`;
      return { kind, id, index, above, course, places, round, isCertain: isSure, mayBeDear };
    },
  );

/**
 * Entries that would never be reached: an almost certain seat is listed above harder seats of the
 * same subject, so an allotment stops there. The warning names only the topmost certain seat of a
 * subject: the certain seats below matter only once it has moved.
 */
const unreachable = (entries: readonly Choice[], known: Known): Warning[] => {
  const hardness = entries.map((entry) => hardnessOf(openOutlook(entry, known), known));
  const named = new Set<string>();
  return entries.flatMap((entry, index) => {
    const { subject } = entry;
    const own = hardness[index];
    if (!isCertain(entry, known) || !own || named.has(subject)) return [];
    // Below the topmost certain seat, the order of the others makes no difference.
    named.add(subject);
    const harder = entries.flatMap((below, place) => {
      const its = hardness[place];
      const isHarder = its !== undefined && byHardness(its, own) < 0;
      return place > index && below.subject === subject && isHarder ? [place] : [];
    });
    const [first] = harder;
    if (first === undefined) return [];
    const round = roundSpokenOf(known);
    const id = `unreachable ${seatKey(entry)} ${seatKey(entries[first]!)} ${round}`;
    return [{ kind: 'unreachable' as const, id, index, places: harder, round }];
  });
};

/** Warns only if every chance is known, because a seat with an unknown chance may be safe. */
const fewSafe = (entries: readonly Choice[], known: Known): Warning[] => {
  const isShort = entries.length < begun;
  if (isShort && (!known.isFinal || entries.length === 0)) return [];
  const chances = entries.map((entry) => {
    if (eligibilityOfChoice(entry, known).outcome !== 'open') return 0;
    const outlook = known.outlooks.get(seatKey(entry));
    return outlook ? chanceOf(outlook, known) : null;
  });
  const safe = chances.filter((chance) => chance === null || chance >= safeChance).length;
  const round = roundSpokenOf(known);
  return safe >= (isShort ? 1 : enoughSafe)
    ? []
    : [{ kind: 'few-safe', id: `few-safe ${safe} ${round}`, index: null, count: safe, round }];
};

/**
 * Likely government seats that the student saved elsewhere and may have, but that the list lacks; the
 * warning names the one that an order would put first.
 */
const leftOut = (entries: readonly Choice[], known: Known): Warning[] => {
  const listed = new Set(entries.map(seatKey));
  const round = known.round ?? 'Round 1';
  const tierOf = (seat: Choice) => {
    const outlook = openOutlook(seat, known);
    if (!outlook || !isGovernment(outlook)) return undefined;
    return shownChances(outlook, round).at(-1)?.probabilityTier;
  };
  const missing = (known.elsewhere ?? []).filter(
    (seat) => !listed.has(seatKey(seat)) && ['Very Likely', 'Likely'].includes(tierOf(seat) ?? ''),
  );
  const [seat] = proposedOrder(missing, known);
  if (!seat) return [];
  const [kind, count] = ['left-out', missing.length] as const;
  const id = `${kind} ${seatKey(seat)} ${count} ${round}`;
  return [{ kind, id, index: null, seat, tier: tierOf(seat)!, count, round: roundSpokenOf(known) }];
};

/** A vacant seat for non-residents or a minority opens to all in Round 3, so it is not a mistake. */
const kindOf = ({ outcome, opensLate }: Exclude<Eligibility, { outcome: 'open' }>): WarningKind => {
  if (outcome === 'depends') return 'only-if';
  return opensLate ? 'opens-late' : 'not-eligible';
};

/** Entries that the student may not have, or only with a claim that the student has not made. */
const notOpen = (entries: readonly Choice[], known: Known): Warning[] =>
  entries.flatMap((entry, index) => {
    const verdict = eligibilityOfChoice(entry, known);
    if (verdict.outcome === 'open' || verdict.reason === 'own-selection') return [];
    const { outcome, reason, detail, opensLate } = verdict;
    const id = `${outcome === 'depends' ? 'only-if ' : ''}${reason} ${seatKey(entry)}`;
    return [{ kind: kindOf(verdict), id, index, reason, detail, ...(opensLate && { opensLate }) }];
  });

/** One warning for each entry that matches a condition. */
const about = (
  kind: WarningKind,
  entries: readonly Choice[],
  isMeant: (entry: Choice) => boolean,
): Warning[] =>
  entries.flatMap((entry, index) =>
    isMeant(entry) ? [{ kind, id: `${kind} ${seatKey(entry)}`, index }] : [],
  );

/** Seats that the armed forces fill, their own candidates first. */
const isService = ({ quotaName }: Choice): boolean => seatAccessOf(quotaName) === 'service';

/** The topmost entry of the seats that the armed forces fill by their own selection. */
const armedForces = (entries: readonly Choice[], known: Known): Warning[] => {
  const isOwn = (entry: Choice): boolean => {
    const verdict = eligibilityOfChoice(entry, known);
    return verdict.outcome === 'depends' && verdict.reason === 'own-selection';
  };
  return [
    ...about('own-selection', entries, isOwn).slice(0, 1),
    ...about('armed-forces-service', entries, isService).slice(0, 1),
  ];
};

/** Entries for the same seat as an earlier entry, spelled differently. */
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

/** One warning for all entries with a known cost; it names the topmost. */
const costly = (
  entries: readonly Choice[],
  { outlooks }: Known,
  costOf: (outlook: SeatOutlook) => Pick<Warning, 'cost' | 'years'> | undefined,
) => {
  const found = entries.flatMap((entry, index) => {
    const outlook = outlooks.get(seatKey(entry));
    const cost = outlook && costOf(outlook);
    return cost ? [{ key: seatKey(entry), index, ...cost }] : [];
  });
  return found[0] && { ...found[0], places: found.map(({ index }) => index) };
};

const feesOverBudget = (entries: readonly Choice[], known: Known): Warning[] => {
  const { budgetPerYear: budget } = known.profile;
  if (budget === undefined) return [];
  const found = costly(entries, known, (outlook) => {
    const cost = leastFee(outlook);
    return exceedsBudget(known.profile, cost) ? { cost: cost! } : undefined;
  });
  if (!found) return [];
  const { key, ...first } = found;
  const id = `fee-over-budget ${key} ${first.places.length} ${budget}`;
  return [{ kind: 'fee-over-budget', id, ...first, budget }];
};

/** A fee of so many times the middle one, and above it by so much, is far above the others. */
const farAbove = { times: 3, rupees: 100_000 };

/** An unknown fee of a government seat counts as none, because it is always far below the dear ones. */
const comparedFee = (outlook: SeatOutlook): number | undefined =>
  outlook.feePerYear ?? (isGovernment(outlook) ? 0 : undefined);

/** Without a budget, fees far above those of the other choices; at least three have to be comparable. */
const feesFarAbove = (entries: readonly Choice[], known: Known): Warning[] => {
  const fees = entries
    .flatMap((entry) => known.outlooks.get(seatKey(entry)) ?? [])
    .flatMap((outlook) => comparedFee(outlook) ?? [])
    .toSorted((a, b) => a - b);
  const middle = fees[Math.floor((fees.length - 1) / 2)];
  if (known.profile.budgetPerYear !== undefined || middle === undefined || fees.length < 3)
    return [];
  const limit = Math.max(middle * farAbove.times, middle + farAbove.rupees);
  const found = costly(entries, known, (outlook) => {
    const cost = comparedFee(outlook) ?? 0;
    return cost > limit ? { cost } : undefined;
  });
  if (!found) return [];
  const { key, ...first } = found;
  const othersCost = fees.findLast((fee) => fee <= limit)!;
  const id = `fee-far-above ${key} ${first.places.length} ${othersCost}`;
  return [{ kind: 'fee-far-above', id, ...first, othersCost }];
};

/** Whether the fee is unknown, and the lowest known fee of the course and quota fits the budget. */
const isFeeUnknown = (outlook: SeatOutlook | undefined, profile: Known['profile']): boolean =>
  outlook?.feePerYear === null && !exceedsBudget(profile, outlook.feeAtLeast);

/** An unknown fee may exceed the budget too. */
const feesUnknown = (entries: readonly Choice[], { outlooks, profile }: Known): Warning[] => {
  const { budgetPerYear: budget } = profile;
  const places = entries.flatMap((entry, index) =>
    isFeeUnknown(outlooks.get(seatKey(entry)), profile) ? [index] : [],
  );
  const [index] = places;
  if (budget === undefined || index === undefined) return [];
  const id = `fee-unknown ${seatKey(entries[index]!)} ${places.length} ${budget}`;
  return [{ kind: 'fee-unknown', id, index, places, budget }];
};

/** A penalty is due once, and only on leaving the service, so no yearly budget applies to it. */
const bonds = (entries: readonly Choice[], known: Known): Warning[] => {
  const found = costly(entries, known, ({ bond }) =>
    bond?.penalty ? { cost: bond.penalty, years: bond.years } : undefined,
  );
  if (!found) return [];
  const { key, ...first } = found;
  return [{ kind: 'bond', id: `bond ${key} ${first.places.length}`, ...first }];
};

/** Everything that may be wrong with a list, the most urgent first, without dismissed warnings. */
export const warningsOf = (
  entries: readonly Choice[],
  known: Known,
  dismissed: ReadonlySet<string> = new Set(),
): readonly Warning[] =>
  [
    ...lesserCourseFirst(entries, known),
    ...unreachable(entries, known),
    ...fewSafe(entries, known),
    ...leftOut(entries, known),
    ...notOpen(entries, known),
    ...about('filled-by-state', entries, (entry) => isOnlyFilledByState(entry, known)),
    ...about(
      'not-in-matrix',
      entries,
      (entry) => known.outlooks.get(seatKey(entry))?.inMatrix === false,
    ),
    ...doubled(entries),
    ...armedForces(entries, known),
    ...bonds(entries, known),
    ...feesOverBudget(entries, known),
    ...feesFarAbove(entries, known),
    ...feesUnknown(entries, known),
  ]
    .filter(({ id }) => !dismissed.has(id))
    .toSorted((a, b) => warningKinds.indexOf(a.kind) - warningKinds.indexOf(b.kind));

/** The mending of a warning by one press, and the entries it leads to; undefined where there is none. */
export const mendingOf = (
  { kind, index, above, places = [] }: Warning,
  entries: readonly Choice[],
): { readonly by: 'moveUp' | 'remove'; readonly items: readonly Choice[] } | undefined => {
  const keysAt = (at: readonly number[]) => new Set(at.map((place) => seatKey(entries[place]!)));
  switch (kind) {
    case 'lesser-course-first':
    case 'unreachable':
      return { by: 'moveUp', items: withMoved(entries, keysAt(places), above ?? index!) };
    case 'doubled':
    case 'filled-by-state':
      return { by: 'remove', items: withoutKeys(entries, keysAt([index!])) };
    default:
      return undefined;
  }
};

/** The source of the fact behind a warning; undefined if there is none. */
export const sourceOf = (
  { kind, index }: Warning,
  entries: readonly Choice[],
  outlooks: Known['outlooks'],
): SeatOutlook['feeSource'] => {
  const outlook = index === null ? undefined : outlooks.get(seatKey(entries[index]!));
  switch (kind) {
    case 'not-in-matrix':
      return 'imported';
    case 'fee-over-budget':
    case 'fee-far-above':
      return outlook?.feeSource;
    case 'bond':
      return outlook?.bondSource;
    default:
      return undefined;
  }
};
