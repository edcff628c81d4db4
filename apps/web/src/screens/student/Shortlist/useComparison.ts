import { colleges } from '@seatwise/api-client/contract/colleges';
import { tiers } from '@seatwise/api-client/contract/prediction';
import { placeName, quotaLabel } from '../../../content/places.ts';
import type { AnswerOf } from '@seatwise/api-client';
import {
  comparisonOf,
  distanceBetween,
  eligibilityOfChoice,
  shownChances,
  type Comparison,
  type ComparisonLine,
  type ComparisonValue,
  type SeatOutlook,
  type ShortlistItem,
} from '@seatwise/flows/choices';
import { allottedSeatName } from '@seatwise/flows/prediction';
import { seatKey } from '@seatwise/flows/list-sync';
import { useNumberFormatter } from '@seatwise/ui';
import { warnings } from '../../../content/choices.ts';
import { byRound, content } from '../../../content/prediction.ts';
import { comparison as copy } from '../../../content/shortlist.ts';
import type { SeatKnowledge } from '../../../features/choices/useSeatKnowledge.ts';
import { courseTexts } from '../../../components/courseTexts.ts';
import { useFetched } from '../../../hooks/useQuery.ts';
import { useRupees } from '../../../hooks/useRupees.ts';
import { useServices } from '../../../services/services.ts';
import { useUser } from '../../../session/session.ts';

const { marks } = warnings;

type College = AnswerOf<typeof colleges.readCollege>;

type ValueOf = (
  item: ShortlistItem,
  college: College | undefined,
) => string | ComparisonValue | null | undefined;

const none: ReadonlyMap<string, College> = new Map();

/** The colleges by code; one that cannot be loaded is missing. */
const useColleges = (codes: readonly string[]): ReadonlyMap<string, College> => {
  const { api } = useServices();
  const distinct = [...new Set(codes)];
  const { data = none } = useFetched(distinct.join(), async (signal) => {
    const calls = distinct.map((code) => api.area(colleges).readCollege({ code }, { signal }));
    const answers = await Promise.allSettled(calls);
    const loaded = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    return new Map(loaded.map((college) => [college.code, college]));
  });
  return data;
};

/** An amount of rupees, of which the lower is the better, or the higher. */
const amountOf = (amount: number | null | undefined, better: 1 | -1, rupees: Intl.NumberFormat) =>
  typeof amount === 'number' ? { text: rupees.format(amount), worth: better * amount } : null;

/** The cost of the whole course, with its deposit and its unknown parts, without which it has no worth. */
const courseOf = (
  outlook: SeatOutlook | undefined,
  college: College | undefined,
  rupees: Intl.NumberFormat,
) => {
  const hostelPerYear = college?.hostel?.value.perYear;
  const course =
    outlook && courseTexts({ ...outlook, programme: outlook.subject, hostelPerYear }, rupees);
  return (
    course && {
      text: course.whole,
      note: [course.deposit, course.lacking].filter(Boolean).join('. '),
      worth: course.lacking ? undefined : -course.total,
    }
  );
};

/** The chances by round, or why there are none. */
const chanceIn = (
  item: ShortlistItem,
  known: Pick<SeatKnowledge, 'outlooks' | 'profile'>,
): ComparisonValue | string | undefined => {
  const { outcome } = eligibilityOfChoice(item, known);
  if (outcome === 'closed') return { text: marks['not-eligible'], worth: -Infinity };
  if (outcome !== 'open') return marks['only-if'];
  const outlook = known.outlooks.get(seatKey(item));
  const chances = outlook && shownChances(outlook, 'Round 3');
  if (!chances || chances.length === 0) return undefined;
  const text = chances.map(({ round = '', probabilityTier }) => round + probabilityTier).join();
  return { text, worth: -tiers.indexOf(chances.at(-1)!.probabilityTier), chances };
};

/** The newest closing rank, drawn with those of earlier years; the chance says what it is worth. */
const lastClosingOf = (
  closings: SeatOutlook['history'],
  number: Intl.NumberFormat,
): ComparisonValue | undefined => {
  const [last] = closings;
  return (
    last && {
      text: `${number.format(last.maxAir)} (${content.shortList(last.round ? byRound.short[last.round] : '', String(last.year))})`,
      closings: closings.map(({ maxAir: rank, year }) => ({ rank, year })),
    }
  );
};

const bondOf = (outlook: SeatOutlook | undefined, rupees: Intl.NumberFormat) => {
  const { bond } = outlook ?? {};
  if (!bond) return null;
  return {
    text: copy.bond(bond.years, bond.penalty ? rupees.format(bond.penalty) : undefined),
    worth: -bond.years,
  };
};

/** The lines of a comparison of shortlisted seats. */
export const useComparison = (
  items: readonly ShortlistItem[],
  known: Pick<SeatKnowledge, 'outlooks' | 'profile'>,
): Comparison => {
  const { outlooks, profile } = known;
  // Distances are from the home state's capital; without a home state there are none.
  const { homeState } = profile;
  const pages = useColleges(items.map(({ instituteCode }) => instituteCode));
  const number = useNumberFormatter();
  const rupees = useRupees();
  const air = useUser(useServices().session)?.air;
  const labels = {
    ...copy.lines,
    last: copy.lines.last(typeof air === 'number' ? number.format(air) : undefined),
    distance: copy.lines.distance(homeState),
    category: content.fields.allottedCategory,
  };
  const bests: Partial<Record<string, string>> = copy.bests;
  const outlookOf = (item: ShortlistItem) => outlooks.get(seatKey(item));
  const stateOf = (item: ShortlistItem) => item.state ?? outlookOf(item)?.state;
  const historyOf = (item: ShortlistItem) =>
    (outlookOf(item)?.history ?? []).toSorted((a, b) => b.year - a.year);
  const line = (name: keyof typeof labels, valueOf: ValueOf): ComparisonLine => ({
    label: labels[name],
    best: bests[name],
    values: items.map((item) => {
      const value = valueOf(item, pages.get(item.instituteCode)) ?? null;
      return typeof value === 'string' ? { text: value } : value;
    }),
  });
  const cost = (name: keyof typeof labels, valueOf: ValueOf): ComparisonLine => ({
    ...line(name, valueOf),
    isCost: true,
  });
  return comparisonOf([
    line('chance', (item) => chanceIn(item, known)),
    line('last', (item) => lastClosingOf(historyOf(item), number)),
    cost('fee', (item) => amountOf(outlookOf(item)?.feePerYear, -1, rupees)),
    cost('course', (item, college) => courseOf(outlookOf(item), college, rupees)),
    cost('bond', (item) => bondOf(outlookOf(item), rupees)),
    ...(profile.exam === 'UG'
      ? []
      : [cost('stipend', (item) => amountOf(outlookOf(item)?.stipend, 1, rupees))]),
    cost('hostel', (_, college) => amountOf(college?.hostel?.value.perYear, -1, rupees)),
    line('kind', (item) => {
      const { collegeKind } = outlookOf(item) ?? {};
      return collegeKind && content.kinds[collegeKind];
    }),
    line('city', (item) => item.city ?? outlookOf(item)?.city),
    line('subject', ({ subject }) => subject),
    line('quota', ({ quotaName }) => quotaName && quotaLabel(quotaName)),
    line('category', (item) => allottedSeatName(outlookOf(item) ?? {}) || null),
    line('state', (item) => placeName(stateOf(item) ?? '') || null),
    line('distance', (item) => {
      const state = stateOf(item);
      if (!homeState || !state) return null;
      if (state === homeState) return { text: copy.homeState, worth: 0 };
      const kilometres = distanceBetween(homeState, state);
      return kilometres === undefined
        ? null
        : { text: copy.distance(number.format(kilometres)), worth: -kilometres };
    }),
    line(
      'closings',
      (item) =>
        historyOf(item)
          .map(({ maxAir, round, year }) =>
            copy.closing(year, number.format(maxAir), round ? byRound.short[round] : ''),
          )
          .join('\n') || null,
    ),
  ]);
};
