import {
  hopefulTiers,
  hopesOf,
  type CourseChances,
  type ListedClosing,
  type TierCounts,
  type VerdictLine,
} from '@seatwise/flows/prediction';
import { byRound, content as results } from '../../content/prediction.ts';
import { content } from '../../content/verdict.ts';

type LineOf<Kind extends VerdictLine['kind']> = Extract<VerdictLine, { kind: Kind }>;

/** Rounds a number to three significant digits, as people would say it. */
export const roughly = (count: number): number => Number(count.toPrecision(3));

/** Rounds a rank to two significant digits, always to a better rank, because a worse one would promise too much. */
const noWorseThan = (rank: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(rank)) - 1);
  return Math.floor(rank / unit) * unit;
};

export const yearText = ({ year }: ListedClosing): string =>
  year === undefined ? '' : String(year);

/** The list that a closing rank is from: 'Round 3 of 2025'. */
export const listText = (closing: ListedClosing): string =>
  results.listOf(closing.round ? byRound.rounds[closing.round] : '', yearText(closing));

const positive = (counts: TierCounts) =>
  hopefulTiers.map((tier) => ({ tier, count: counts[tier] })).filter(({ count }) => count > 0);

export const chancesText = (colleges: TierCounts): string => content.chances(positive(colleges));

export const branchesText = ({ branches }: LineOf<'branches'>): string =>
  hopesOf(branches) > 0 ? content.branches(positive(branches)) : content.noBranch;

export const courseText = (line: LineOf<'course'>, number: Intl.NumberFormat): string => {
  const { course, ofGovernment, colleges, shortBy, nearest } = line;
  if (hopesOf(colleges) > 0) return content.course(course, ofGovernment, chancesText(colleges));
  if (shortBy === undefined) return content.unlikelyCourse(course, ofGovernment);
  const closing = nearest ? content.nearest(number.format(nearest.rank), listText(nearest)) : '';
  return `${content.noCourse(course, ofGovernment, number.format(roughly(shortBy)))}${closing}${content.end}`;
};

const nextText = (
  { course, ofGovernment, colleges, shortBy }: CourseChances,
  number: Intl.NumberFormat,
): string => {
  if (hopesOf(colleges) > 0) return content.next(course, ofGovernment, chancesText(colleges));
  return shortBy === undefined
    ? content.unlikelyCourse(course, ofGovernment)
    : content.noNext(course, ofGovernment, number.format(roughly(shortBy)));
};

/** The alternatives to a course that is unlikely. */
export const otherwiseText = (
  { next, repeatAt }: LineOf<'otherwise'>,
  { course, nextCourse }: { readonly course: string; readonly nextCourse: string | undefined },
  number: Intl.NumberFormat,
): string =>
  [
    next === null ? content.nextLoading(nextCourse ?? '') : next && nextText(next, number),
    repeatAt !== undefined && content.repeat(course, number.format(noWorseThan(repeatAt))),
  ]
    .filter(Boolean)
    .join(' ');
