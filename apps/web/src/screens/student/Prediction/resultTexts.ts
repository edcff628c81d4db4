import {
  allottedSeatName,
  closingsOf,
  everyBranch,
  writeForm,
  type Form,
  type ListedClosing,
  type Prediction,
} from '@seatwise/flows/prediction';
import { categoryName, seatAccessOf } from '@seatwise/flows/eligibility';
import { tiers } from '@seatwise/api-client/contract/constants/prediction';
import { content as college } from '../../../content/college.ts';
import { byRound, content, reasons } from '../../../content/prediction.ts';
import { roughly, yearText } from '../../../features/verdict/verdictTexts.ts';
import { placeName } from '../../../content/places.ts';
import { inLanguage } from '../../../lib/inLanguage.ts';

/** What a form asks for: its subject, its category and the filters that are set. */
export const questionOf = (form: Partial<Form>): string =>
  writeForm(form)
    .map(([name, value]) => {
      if (name === 'subject' && value === everyBranch) return content.everyBranch;
      return name === 'subject' || name === 'category'
        ? categoryName(value)
        : content.filter({ name: content.fields[name], value });
    })
    .join(' · ');

const yearsOf = ({ history, resultYear }: Prediction): readonly number[] => {
  if (history && history.length > 0) return history.map(({ year }) => year);
  return typeof resultYear === 'number' ? [resultYear] : [];
};

/** The years of which the figures of the results are. */
export const yearsText = (results: readonly Prediction[], list: Intl.ListFormat): string => {
  const years = new Set(results.flatMap(yearsOf));
  return reasons.source(list.format([...years].toSorted((a, b) => a - b).map(String)));
};

/** The kind of a college in words. */
export const kindName = ({ collegeKind }: Prediction): string =>
  collegeKind ? content.kinds[collegeKind] : '';

/** The kind of a college and its state. */
export const placeText = (row: Prediction): string =>
  [kindName(row), row.state && placeName(row.state)].filter(Boolean).join(' · ');

/** What tells the seats of one question apart. */
export const keyOf = ({ instituteCode, subject, quotaName, ...seat }: Prediction): string =>
  [instituteCode, subject, quotaName, allottedSeatName(seat)].join();

/** For whom a seat is reserved, a state's in the words of its authority. */
export const seatText = ({ poolLabel, ...seat }: Prediction): string =>
  poolLabel ? inLanguage(poolLabel) : allottedSeatName(seat);

/** The name of a college, or its code where it has none. */
export const instituteOf = ({ institute, instituteCode }: Prediction): string =>
  institute || instituteCode || content.noValue;

/** The quota, and for whom its seats are where they are not for everybody. */
export const quotaText = ({ quotaName, kindLabel }: Prediction): string => {
  if (kindLabel) return inLanguage(kindLabel);
  if (!quotaName) return content.noValue;
  const access = seatAccessOf(quotaName);
  return access === 'everyone' ? quotaName : `${quotaName} · ${college.access[access]}`;
};

/** The ranks that got the seat, and in which years. */
export const admittedText = (row: Prediction, number: Intl.NumberFormat): string => {
  const { minAir, maxAir } = row;
  if (typeof minAir !== 'number' || typeof maxAir !== 'number') return '';
  const years = yearsOf(row);
  return content.admitted(
    number.format(minAir),
    number.format(maxAir),
    years.length === 0 ? '' : content.years(Math.min(...years), Math.max(...years)),
  );
};

export const rankText = (rank: number | null | undefined, number: Intl.NumberFormat): string =>
  typeof rank === 'number' ? number.format(rank) : content.noValue;

/** The opening or closing rank of the newest year, beside the one over all years. */
export const rankByYear = (
  row: Prediction,
  which: 'minAir' | 'maxAir',
  number: Intl.NumberFormat,
): string => {
  const rank = row[which];
  if (typeof rank !== 'number') return content.noValue;
  const years = (row.history ?? []).toSorted((a, b) => b.year - a.year);
  const found = years.find((year) => year[which] === rank);
  const newest = years[0]?.[which];
  const all = found ? reasons.inYear(number.format(rank), found.year) : number.format(rank);
  if (typeof newest !== 'number' || years[0] === found) return all;
  return reasons.overAll(reasons.inYear(number.format(newest), years[0]!.year), all);
};

/** The same for narrow places: 'R3 2025'. */
const shortListText = (closing: ListedClosing): string =>
  content.shortList(closing.round ? byRound.short[closing.round] : '', yearText(closing));

/**
 * By how many ranks the student is ahead of the newest closing rank; about how many where the last
 * main round has no list yet, by the closing rank to expect.
 */
export const marginText = (row: Prediction, rank: number): string => {
  const last = row.rounds?.findLast(({ round }) => round !== 'Stray Vacancy');
  const [newest] = closingsOf(row);
  if (last && newest?.round !== last.round)
    return content.estimated(roughly(last.closing - rank), byRound.rounds[last.round]);
  return newest ? content.margin(newest.rank - rank, shortListText(newest)) : '';
};

/** Where a seat closed by the state's merit; '' for one by All India ranks. */
export const meritText = ({ merit }: Prediction, number: Intl.NumberFormat): string => {
  const newest = merit?.[0];
  if (!newest) return '';
  const { year, round, closing, closingInCategory, marks } = newest;
  const rank = closing ?? closingInCategory;
  return content.merit(
    typeof rank === 'number' ? number.format(rank) : '',
    typeof marks === 'number' ? String(marks) : '',
    content.shortList(round ? byRound.short[round] : '', String(year)),
  );
};

/** From which round on the chance of a result is there, and the list that says so. */
export const whenText = (row: Prediction, number: Intl.NumberFormat): string => {
  const main = (row.rounds ?? []).filter(({ round }) => round !== 'Stray Vacancy');
  const first = main.findIndex(({ probabilityTier }) => probabilityTier === row.probabilityTier);
  const [newest] = closingsOf(row);
  return [
    newest && content.closed(number.format(newest.rank), shortListText(newest)),
    first > 0 && content.from(byRound.rounds[main[first]!.round]),
  ]
    .filter(Boolean)
    .join(' · ');
};

/** How many seats the results had in the newest year that has their number; '' where none has. */
export const seatsText = (rows: readonly Prediction[]): string => {
  const years = rows.flatMap(({ history }) =>
    (history ?? []).flatMap(({ year, admits }) =>
      typeof admits === 'number' ? [{ year, admits }] : [],
    ),
  );
  const newest = Math.max(...years.map(({ year }) => year));
  const seats = years.reduce((sum, { year, admits }) => sum + (year === newest ? admits : 0), 0);
  return seats > 0 ? content.seatsIn(newest, seats) : '';
};

/**
 * The chances by round, a short line each: of the first round, of those after it that change the tier,
 * and of the stray rounds where they are likelier. None where all rounds are as likely.
 */
export const roundLines = ({ rounds }: Prediction): readonly string[] => {
  const main = (rounds ?? []).flatMap(({ round, probabilityTier }) =>
    round === 'Stray Vacancy' ? [] : [{ round, probabilityTier }],
  );
  const stray = rounds?.find(({ round }) => round === 'Stray Vacancy');
  const last = main.at(-1);
  const isLikelier =
    stray && last && tiers.indexOf(stray.probabilityTier) < tiers.indexOf(last.probabilityTier);
  const changes = main.filter(
    ({ probabilityTier }, i) => probabilityTier !== main[i - 1]?.probabilityTier,
  );
  return [
    ...(changes.length > 1 ? changes : []).map(({ round, probabilityTier }) =>
      byRound.chance(byRound.short[round], probabilityTier),
    ),
    ...(isLikelier ? [byRound.stray(stray.probabilityTier)] : []),
  ];
};
