import { closingRankLists, institutes, type ClosingRankList } from '@seatwise/official-data';
import { memoize } from '../../memoize.ts';
import type { CutoffRow } from './kinds/cutoffRow.ts';

const slug = ({ exam, year, round }: ClosingRankList): string =>
  `mcc-${exam}-${year}-${round}`.toLowerCase().replaceAll(' ', '-');

/** The official lists that the project holds, by the key that stands for their file and rows. */
export const officialLists: ReadonlyMap<string, ClosingRankList> = new Map(
  closingRankLists.map((list) => [slug(list), list]),
);

const rowsOfList = memoize((list: ClosingRankList): readonly CutoffRow[] =>
  list.read().map((rank) => ({
    instituteCode: rank.code,
    subject: rank.course,
    quota: rank.quota,
    allottedCategory: rank.pool,
    ph: rank.ph,
    minAir: rank.opening ?? rank.closing,
    maxAir: rank.closing,
    admits: rank.allotted ?? 1,
    ...(rank.opening === undefined && { openingUnknown: true as const }),
    ...(rank.allotted === undefined && { admitsUnknown: true as const }),
  })),
);

/** The rows of an official list that the project holds; undefined for an uploaded one. */
export const officialRows = (key: string): readonly CutoffRow[] | undefined => {
  const list = officialLists.get(key);
  return list && rowsOfList(list);
};

const names = new Map(institutes.map(({ code, name }) => [code, name]));

const headings = [
  'College code',
  'College',
  'Course',
  'Quota',
  'Category',
  'PwD',
  'Opening rank',
  'Closing rank',
  'Allotted',
];

/** An official list as a table of text below its headings; of its first rows where a number is given. */
export const tableOf = (list: ClosingRankList, rows = list.count): readonly string[][] => [
  headings,
  ...list
    .read(rows)
    .map(({ code, course, quota, pool, ph, opening, closing, allotted }) => [
      code,
      names.get(code)!,
      course,
      quota,
      pool,
      ph,
      `${opening ?? ''}`,
      `${closing}`,
      `${allotted ?? ''}`,
    ]),
];

const csvOf = memoize(
  (list: ClosingRankList) =>
    new Blob(tableOf(list).map((cells) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`)),
);

/** An official list of the project as a CSV file; undefined for an uploaded one. */
export const officialFile = (key: string): Blob | undefined => {
  const list = officialLists.get(key);
  return list && csvOf(list);
};
