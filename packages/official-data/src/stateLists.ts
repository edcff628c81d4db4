import type { Exam } from '@seatwise/api-client/contract/constants/counselling';
import type { CollegeKind } from '@seatwise/api-client/contract/prediction';
import * as z from 'zod/mini';
import {
  authorityIndex,
  loadAuthority,
  seatKindOf,
  type Authority,
  type SeatKind,
} from './authorities.ts';
import { codeOf } from './codes.ts';
import { institutes } from './institutes.ts';
import { pgInstitutes } from './pgInstitutes.ts';
import { stateInstitutes } from './stateInstitutes.ts';
import { trustedRanks, type LeftOut } from './trustedRanks.ts';

const figures = [
  'opening',
  'closing',
  'allotted',
  /** Rupees per year. */
  'fee',
  'openingMerit',
  'closingMerit',
  /** The merit rank among the candidates of the category. */
  'openingCategoryMerit',
  'closingCategoryMerit',
  'marks',
] as const;
type Figure = (typeof figures)[number];

/** A seat that an authority gave in a round; ranks are All India ranks, merit is the state's. */
export interface StateRank extends Readonly<Partial<Record<Figure, number>>> {
  /** The code of the college. */
  readonly code: string;
  readonly course: string;
  readonly kind: SeatKind;
  /** The list's own category code. */
  readonly category: string;
}

const columnNames = ['institute', 'course', 'quota', 'category', ...figures] as const;

/** A list; its rows are lines of text in the order of `columns`, which only tests check. */
const list = z.strictObject({
  source: z.string(),
  /** Marks lines with the given cells as misread: figures in wrong columns, or missing digits. */
  misread: z.optional(
    z.array(
      z.strictObject({
        quota: z.string(),
        course: z.optional(z.string()),
        institute: z.optional(z.string()),
      }),
    ),
  ),
  columns: z.array(z.enum(columnNames)),
  rounds: z.record(z.string(), z.array(z.string())),
});

interface StateRound {
  readonly name: string;
  /** The number of lines in the list, including those left out. */
  readonly count: number;
  readonly ranks: readonly StateRank[];
  readonly leftOut: LeftOut;
}

export interface StateList {
  readonly year: number;
  readonly source: string;
  /** False if the list only has the state's merit ranks. */
  readonly hasAllIndiaRanks: boolean;
  readonly rounds: readonly StateRound[];
}

const kinds = new Map<string, CollegeKind | null>(
  [...institutes, ...pgInstitutes, ...stateInstitutes].map(({ id, kind }) => [id, kind]),
);

/** Reads the lines of an authority's list in order. */
const lineReader = (
  authority: Authority,
  { columns, misread = [] }: Omit<z.infer<typeof list>, 'rounds'>,
) => {
  const at = new Map(columns.map((column, index) => [column, index]));
  const numbers = figures.filter((figure) => at.has(figure));
  return (line: string) => {
    const cells = line.split('|');
    const cell = (column: (typeof columnNames)[number]) => cells[at.get(column) ?? -1] ?? '';
    const id = cell('institute');
    const category = cell('category');
    const college = kinds.get(id) ?? null;
    const quota = cell('quota');
    const course = cell('course');
    const kind = seatKindOf(authority, quota, category, college);
    if (!kind) throw new Error(`The list of ${authority.key} has a seat of no kind: ${line}`);
    const rank: StateRank = {
      code: codeOf(id),
      course,
      kind,
      category,
      ...Object.fromEntries(
        numbers.flatMap((figure) => (cell(figure) ? [[figure, Number(cell(figure))]] : [])),
      ),
    };
    const isMisread = misread.some(
      (wrong) =>
        wrong.quota === quota &&
        (wrong.course ?? course) === course &&
        (wrong.institute ?? id) === id,
    );
    return { rank, college, isMisread };
  };
};

const readList = async (key: string, exam: Exam, year: number): Promise<StateList> => {
  const [authority, { default: read }] = await Promise.all([
    loadAuthority(key, exam),
    import(`../data/states/${key}/${exam.toLowerCase()}/${year}.json`, {
      with: { type: 'json' },
    }) as Promise<{ default: unknown }>,
  ]);
  const { rounds, ...layout } = z.parse(list, read);
  const readLine = lineReader(authority, layout);
  const roundOf = (name: string, lines: readonly string[]): StateRound => {
    const { ranks, leftOut } = trustedRanks(authority, lines.map(readLine));
    return { name, count: lines.length, ranks, leftOut };
  };
  return {
    year,
    source: layout.source,
    hasAllIndiaRanks: layout.columns.includes('closing'),
    rounds: Object.entries(rounds).map(([name, lines]) => roundOf(name, lines)),
  };
};

/** The lists of an authority of an exam, the earliest year first. */
export const loadStateLists = (key: string, exam: Exam = 'UG'): Promise<readonly StateList[]> =>
  Promise.all(
    (authorityIndex.get(key)?.lists[exam] ?? []).map((year) => readList(key, exam, year)),
  );

/**
 * The strongest statement that lists support: a chance, from two years of All India ranks; else
 * past closing ranks; else only the state's own merit.
 */
export const strengthOf = (
  lists: readonly Pick<StateList, 'hasAllIndiaRanks'>[],
): 'chance' | 'closed' | 'merit' | 'nothing' => {
  const years = lists.filter(({ hasAllIndiaRanks }) => hasAllIndiaRanks).length;
  if (years > 1) return 'chance';
  if (years === 1) return 'closed';
  return lists.length > 0 ? 'merit' : 'nothing';
};
