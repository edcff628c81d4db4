import { numberFormat } from '../shared/format.ts';
import { facts as ownFacts } from './messages.ts';

const integer = numberFormat({ maximumFractionDigits: 0 });

/** A reserved seat's pool by the student's category. */
const pools: Readonly<Record<string, string>> = { OBC: 'OBC', SC: 'SC', ST: 'ST', EWS: 'EW' };

/** How many years are said; the page of the college has them all. */
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

/** Where the seats of a category closed at a college by each year's last list: those of all India, else of the first quota that it has. */
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
  return closings(name, `${course}, ${seat.quotaName}, ${category}`, said);
};
