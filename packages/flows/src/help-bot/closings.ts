import { numberFormat } from '../shared/format.ts';
import { facts as ownFacts } from './messages.ts';

const integer = numberFormat({ maximumFractionDigits: 0 });

/** The pool of reserved seats by the student's category. */
const pools: Readonly<Record<string, string>> = { OBC: 'OBC', SC: 'SC', ST: 'ST', EWS: 'EW' };

/** How many years an answer mentions; the page of the college has them all. */
const mostYears = 2;

interface College {
  readonly name: string;
  readonly ranks: readonly {
    readonly program: string;
    readonly quotaName: string;
    readonly allottedCategory: string;
    readonly allottedPh: string;
    readonly years: readonly {
      readonly year: number;
      readonly round?: string | null | undefined;
      readonly maxAir: number;
    }[];
  }[];
}

/**
 * The closing ranks of a category at a college in each year's last list: those of the All India
 * seats, else of the college's first quota.
 */
export const answerOnClosings = (
  { name, ranks }: College,
  course: string,
  category: string,
  { locale, closings, closing } = ownFacts,
): string | null => {
  const pool = pools[category] ?? 'OP';
  const ofCourse = ranks.filter(
    ({ program, allottedCategory, allottedPh }) =>
      program === course && allottedPh === 'NO' && allottedCategory === pool,
  );
  const seat = ofCourse.find(({ quotaName }) => quotaName === 'All India') ?? ofCourse[0];
  if (!seat) return null;
  const said = seat.years
    .filter(({ year }, at) => at === seat.years.findLastIndex((other) => other.year === year))
    .toSorted((a, b) => b.year - a.year)
    .slice(0, mostYears)
    .map(({ maxAir, year, round }) =>
      closing(integer(locale).format(maxAir), String(year), round ?? undefined),
    );
  return closings(name, [course, seat.quotaName, category], said);
};
