import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { AnswerOf } from '@seatwise/api-client';
import type { prediction } from '@seatwise/api-client/contract/prediction';
import { isGovernment, type Eligibility } from '../eligibility/index.ts';
import { coursesByWorth, courseOf } from '../shared/courses.ts';
import { stateSeatsIn, type StateQuestion, type StateSeats } from './stateSeats.ts';
import { budgetFitOf, type BudgetFit } from './budgetFit.ts';
import { closingsOf, type ListedClosing } from './closings.ts';
import {
  chanceOf,
  chancesIn,
  countsOf,
  hopefulTiers,
  isLikely,
  type CourseChances,
  type TierCounts,
} from './courseChances.ts';
import { everyBranch, type Form, type Prediction } from './form.ts';

/** A seat of another course, without its college's name. */
export type UnnamedSeat = NonNullable<
  AnswerOf<(typeof prediction)['countRecommendations']>['seats']
>[number];

/** A line of the verdict, as data; a line is absent if the backend lacks its fields. */
export type VerdictLine =
  | ({ readonly kind: 'course'; readonly nearest?: ListedClosing } & CourseChances)
  | {
      readonly kind: 'branches';
      /** The number of branches in each tier, each branch counted at its best seat. */
      readonly branches: TierCounts;
    }
  | {
      readonly kind: 'state';
      /** The home state; undefined if not answered. */
      readonly state: string | undefined;
      /** The percentage of seats that the states fill. */
      readonly share: number;
      /** What the state's lists say about its government colleges; null without lists. */
      readonly seats: StateSeats | null;
    }
  | {
      readonly kind: 'budget';
      readonly budget: number;
      /** The number of colleges with a chance, by their least fee. */
      readonly within: number;
      readonly over: number;
      readonly unknown: number;
    }
  | {
      readonly kind: 'otherwise';
      /** The next course by worth; null while loading, absent if there is none. */
      readonly next?: CourseChances | null;
      /** The rank that makes the course likely at the easiest college. */
      readonly repeatAt?: number;
    };

export interface VerdictQuestion extends StateQuestion {
  readonly form: Form;
  readonly exam: Exam;
  readonly budgetPerYear?: number | undefined;
}

/** Seats, each with the verdict on the student's eligibility. */
type Judged<Seat> = readonly { readonly row: Seat; readonly verdict: Eligibility }[];

const opensTo = <Seat>(seats: Judged<Seat>): readonly Seat[] =>
  seats.flatMap(({ row, verdict }) => (verdict.outcome === 'open' ? [row] : []));

/** The rows that count for a course: those of government colleges, or all if kinds are unknown. */
const countingRows = (rows: readonly Prediction[], ofGovernment: boolean): readonly Prediction[] =>
  ofGovernment ? rows.filter(isGovernment) : rows;

/** The list in which the student missed a course by the fewest ranks. */
const nearestOf = (rows: readonly Prediction[], closing: number): ListedClosing | undefined =>
  rows.flatMap((row) => closingsOf(row).slice(0, 1)).find(({ rank }) => rank === closing);

const repeatRank = (rows: readonly Prediction[]): number | undefined => {
  const needed = rows.flatMap(
    ({ neededAir }) =>
      neededAir?.filter(({ tier }) => tier === 'Likely').map(({ air }) => air) ?? [],
  );
  return needed.length > 0 ? Math.max(...needed) : undefined;
};

/** A question about only some seats says nothing about the course. */
const isNarrowed = ({ quotaName, allottedCategory, allottedPh }: Form): boolean =>
  [quotaName, allottedCategory, allottedPh].some((value) => value !== '');

/** The next course to consider if the question's is out of reach; undefined if there is none. */
export const nextCourseOf = (form: Form): string | undefined => {
  const course = courseOf(form.subject);
  return course && !isNarrowed(form)
    ? coursesByWorth[coursesByWorth.indexOf(course) + 1]
    : undefined;
};

/** How likely the branches are, each branch at its best seat. */
const branchesIn = (rows: readonly Prediction[]): TierCounts =>
  countsOf(
    rows.flatMap(({ subject: of, probabilityTier: tier }) => (of && tier ? [{ of, tier }] : [])),
  );

const budgetLine = (
  rows: readonly Prediction[],
  budget: number | undefined,
): readonly VerdictLine[] => {
  const hopeful = rows.filter(({ probabilityTier: tier }) =>
    hopefulTiers.some((hopeful) => hopeful === tier),
  );
  const isPriced = rows.some(({ feePerYear }) => feePerYear !== undefined);
  if (budget === undefined || !isPriced || hopeful.length === 0) return [];
  const counted = new Set<string>();
  const count = (fit: BudgetFit): number => {
    const before = counted.size;
    for (const row of hopeful)
      if (budgetFitOf(row, budget) === fit) counted.add(row.instituteCode ?? '');
    return counted.size - before;
  };
  return [
    {
      kind: 'budget',
      budget,
      within: count('within'),
      unknown: count('unknown'),
      over: count('over'),
    },
  ];
};

const otherwiseLine = (
  rows: readonly Prediction[],
  { form, rank }: VerdictQuestion,
  nextSeats: Judged<UnnamedSeat> | null | undefined,
): readonly VerdictLine[] => {
  const course = nextCourseOf(form);
  const repeatAt = repeatRank(rows);
  const next =
    course === undefined || nextSeats === undefined
      ? undefined
      : nextSeats &&
        chancesIn(
          course,
          opensTo(nextSeats).map((seat) => ({
            college: seat.college,
            isOfGovernment: seat.collegeKind ? isGovernment(seat) : undefined,
            tier: seat.probabilityTier,
            closing: seat.closing ?? undefined,
            year: seat.closingYear ?? undefined,
          })),
          rank,
        );
  if (next === undefined && repeatAt === undefined) return [];
  return [
    {
      kind: 'otherwise',
      ...(next !== undefined && { next }),
      ...(repeatAt !== undefined && { repeatAt }),
    },
  ];
};

/**
 * The answer to a question in at most four lines, from the rows of its results. The seats of the
 * next course are null while loading, and undefined if the backend does not provide them.
 */
export const verdictOf = (
  question: VerdictQuestion,
  seats: Judged<Prediction>,
  nextSeats: Judged<UnnamedSeat> | null | undefined,
): readonly VerdictLine[] => {
  const { form, rank, exam, homeState, budgetPerYear } = question;
  const all = opensTo(seats);
  const open = all.filter(({ authority }) => !authority);
  const ofState = stateSeatsIn(all, question);
  const state: VerdictLine = {
    kind: 'state',
    state: homeState,
    share: exam === 'UG' ? 85 : 50,
    seats: ofState,
  };
  const budget = budgetLine(all, budgetPerYear);
  if (form.subject === everyBranch && (open.length > 0 || all.length === 0))
    return [{ kind: 'branches', branches: branchesIn(open) }, state, ...budget];
  const chances = open.flatMap(chanceOf);
  if (isNarrowed(form) || chances.length === 0) return [state, ...budget];
  const course = chancesIn(form.subject, chances, rank);
  const counting = countingRows(open, course.ofGovernment);
  const nearest =
    course.shortBy === undefined ? undefined : nearestOf(counting, rank - course.shortBy);
  return [
    { kind: 'course', ...course, ...(nearest && { nearest }) },
    state,
    ...budget,
    ...(isLikely(course) || (ofState?.strength === 'chance' && isLikely(ofState))
      ? []
      : otherwiseLine(counting, question, nextSeats)),
  ];
};
