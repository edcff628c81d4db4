import { colleges } from '@seatwise/api-client/contract/colleges';
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

const hostelOf = (college: College | undefined, rupees: Intl.NumberFormat) => {
  const perYear = college?.hostel?.value.perYear;
  return typeof perYear === 'number' ? { text: rupees.format(perYear), worth: -perYear } : null;
};

const feeOf = (outlook: SeatOutlook | undefined, rupees: Intl.NumberFormat) => {
  const { feePerYear: fee } = outlook ?? {};
  return typeof fee === 'number' ? { text: rupees.format(fee), worth: -fee } : null;
};

/** The cost of the whole course, with its deposit and its unknown parts. */
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
      text: [`${course.whole} ${course.deposit}`.trim(), course.lacking].filter(Boolean).join('. '),
      worth: -course.total,
    }
  );
};

/** The chances by round, or why there are none. */
const chanceIn = (
  item: ShortlistItem,
  known: Pick<SeatKnowledge, 'outlooks' | 'profile'>,
): ComparisonValue | string | undefined => {
  const { outcome } = eligibilityOfChoice(item, known);
  if (outcome !== 'open') return marks[outcome === 'closed' ? 'not-eligible' : 'only-if'];
  const outlook = known.outlooks.get(seatKey(item));
  const chances = outlook && shownChances(outlook, 'Round 3');
  if (!chances || chances.length === 0) return undefined;
  const text = chances.map(({ round = '', probabilityTier }) => round + probabilityTier).join();
  return { text, worth: outlook.probability ?? undefined, chances };
};

/** The newest closing rank, drawn with those of earlier years. */
const lastClosingOf = (
  history: SeatOutlook['history'] | undefined,
  number: Intl.NumberFormat,
): ComparisonValue | undefined => {
  const closings = (history ?? []).toSorted((a, b) => b.year - a.year);
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

const stipendOf = (outlook: SeatOutlook | undefined, rupees: Intl.NumberFormat) =>
  typeof outlook?.stipend === 'number'
    ? { text: rupees.format(outlook.stipend), worth: outlook.stipend }
    : null;

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
  const { lines: labels } = copy;
  const air = useUser(useServices().session)?.air;
  const { fields } = content;
  const outlookOf = (item: ShortlistItem) => outlooks.get(seatKey(item));
  const line = (label: string, valueOf: ValueOf): ComparisonLine => ({
    label,
    values: items.map((item) => {
      const value = valueOf(item, pages.get(item.instituteCode)) ?? null;
      return typeof value === 'string' ? { text: value } : value;
    }),
  });
  const cost = (label: string, valueOf: ValueOf): ComparisonLine => ({
    ...line(label, valueOf),
    isCost: true,
  });
  const years = new Set(
    items.flatMap((item) => outlookOf(item)?.history.map(({ year }) => year) ?? []),
  );
  return comparisonOf([
    line(labels.chance, (item) => chanceIn(item, known)),
    line(labels.last(typeof air === 'number' ? number.format(air) : undefined), (item) =>
      lastClosingOf(outlookOf(item)?.history, number),
    ),
    cost(labels.course, (item, college) => courseOf(outlookOf(item), college, rupees)),
    cost(labels.bond, (item) => bondOf(outlookOf(item), rupees)),
    ...(profile.exam === 'UG'
      ? []
      : [cost(labels.stipend, (item) => stipendOf(outlookOf(item), rupees))]),
    line(labels.kind, (item) => {
      const { collegeKind } = outlookOf(item) ?? {};
      return collegeKind && content.kinds[collegeKind];
    }),
    line(labels.city, (item) => item.city ?? outlookOf(item)?.city),
    line(labels.subject, ({ subject }) => subject),
    line(labels.quota, ({ quotaName }) => quotaName && quotaLabel(quotaName)),
    line(fields.allottedCategory, (item) => allottedSeatName(outlookOf(item) ?? {}) || null),
    line(labels.state, (item) => {
      const state = item.state ?? outlookOf(item)?.state;
      return state && placeName(state);
    }),
    line(labels.distance(homeState), (item) => {
      const state = item.state ?? outlookOf(item)?.state;
      if (!homeState || !state) return null;
      if (state === homeState) return { text: copy.homeState, worth: 0 };
      const kilometres = distanceBetween(homeState, state);
      return kilometres === undefined
        ? null
        : { text: copy.distance(number.format(kilometres)), worth: -kilometres };
    }),
    ...[...years]
      .toSorted((a, b) => b - a)
      .map((year) =>
        line(labels.closing(year), (item) => {
          const found = outlookOf(item)?.history.find((entry) => entry.year === year);
          return (
            found && {
              text: [number.format(found.maxAir), found.round && `(${byRound.short[found.round]})`]
                .filter(Boolean)
                .join(' '),
            }
          );
        }),
      ),
    cost(labels.fee, (item) => feeOf(outlookOf(item), rupees)),
    cost(labels.hostel, (_, college) => hostelOf(college, rupees)),
  ]);
};
