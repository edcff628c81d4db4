import type {
  ClosedSeats,
  CollegeList,
  ListedCollege,
} from '@seatwise/official-data/college-lists';
import { pageNumber, text, urlQuery, type QueryOf } from '../../../lib/urlParameters.ts';

/** The query for seats and colleges; '' means the first quota or category. */
export const listQuery = urlQuery({
  typed: text('q'),
  course: text(),
  quota: text(),
  category: text(),
  page: pageNumber,
});
export type ListQuery = QueryOf<typeof listQuery>;

/** The name of a quota in the URL; it includes the publisher, because two may use the same name. */
export const quotaKey = ({ publisher, quota }: ClosedSeats): string =>
  `${publisher.en}: ${quota.en}`;

/** The seats with the chosen name, or else those with the first name. */
const narrow = (
  seats: readonly ClosedSeats[],
  nameOf: (seats: ClosedSeats) => string,
  chosen: string,
): readonly ClosedSeats[] => {
  const groups = Map.groupBy(seats, nameOf);
  return groups.get(chosen) ?? [...groups.values()][0]!;
};

/** The first seats of each name, to choose from. */
const oneOfEach = (
  seats: readonly ClosedSeats[],
  nameOf: (seats: ClosedSeats) => string,
): readonly ClosedSeats[] =>
  [...new Map(seats.toReversed().map((of) => [nameOf(of), of])).values()].toReversed();

/** The options to choose from, and the chosen seats; each choice narrows the next. */
export const chooseSeats = (all: CollegeList['seats'], query: ListQuery) => {
  const ofCourse = narrow(all, ({ course }) => course, query.course);
  const ofQuota = narrow(ofCourse, quotaKey, query.quota);
  const [seats] = narrow(ofQuota, ({ category }) => category.en, query.category);
  return {
    courses: [...new Set(all.map(({ course }) => course))],
    quotas: oneOfEach(ofCourse, quotaKey),
    categories: ofQuota,
    seats: seats!,
  };
};

export interface CollegeRow {
  readonly college: ListedCollege;
  /** The closing rank in each of the years; 0 if none is listed. */
  readonly closing: readonly number[];
}

/** Sorts by the newest rank, the best first; a college without a rank in a year comes after those with one. */
const byClosing = (a: CollegeRow, b: CollegeRow): number => {
  const newest = a.closing.findIndex((rank, year) => rank !== b.closing[year]);
  const [own = 0, other = 0] = [a.closing[newest], b.closing[newest]];
  return (own || Infinity) - (other || Infinity);
};

/** Whether a college's name or place contains each typed word. */
const matches = ({ name, shortName, city, state }: ListedCollege, words: readonly string[]) => {
  const written = [name, shortName, city, state].join(' ').toLowerCase();
  return words.every((word) => written.includes(word));
};

/** The colleges with ranks that match the typed words, in the order of their newest rank. */
export const findRows = (
  colleges: readonly ListedCollege[],
  { ranks }: ClosedSeats,
  typed: string,
): readonly CollegeRow[] => {
  const words = typed.toLowerCase().split(/\s+/);
  return ranks
    .map(([index, ...closing]) => ({ college: colleges[index!]!, closing }))
    .filter(({ college }) => matches(college, words))
    .toSorted(byClosing);
};

/** About three screens of a phone. */
export const pageSize = 20;

/** The rows of the first page. */
export const firstRows = ({ colleges, seats }: CollegeList): readonly CollegeRow[] =>
  findRows(colleges, seats[0]!, '').slice(0, pageSize);
