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
import { content as college } from '../../../content/college.ts';
import { byRound, content, reasons } from '../../../content/prediction.ts';
import { roughly, yearText } from '../../../features/verdict/verdictTexts.ts';
import { placeName, quotaLabel } from '../../../content/places.ts';
import { inLanguage } from '../../../lib/inLanguage.ts';

/** The question of a form in words: its subject, its category and the filters that are set. */
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

/** The years that the figures of the results are from. */
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

/** A key that is unique among the seats of one question. */
export const keyOf = ({ instituteCode, subject, quotaName, ...seat }: Prediction): string =>
  [instituteCode, subject, quotaName, allottedSeatName(seat)].join();

/** The group that a seat is reserved for; for a state's seat, in the words of its authority. */
export const seatText = ({ poolLabel, ...seat }: Prediction): string =>
  poolLabel ? inLanguage(poolLabel) : allottedSeatName(seat);

/** The name of a college, or its code if it has no name. */
export const instituteOf = ({ institute, instituteCode }: Prediction): string =>
  institute || instituteCode || content.noValue;

/** The quota, and the group that its seats are for unless they are for everybody. */
export const quotaText = ({ quotaName, kindLabel }: Prediction): string => {
  if (kindLabel) return inLanguage(kindLabel);
  if (!quotaName) return content.noValue;
  const access = seatAccessOf(quotaName);
  const name = quotaLabel(quotaName);
  return access === 'everyone' ? name : `${name} · ${college.access[access]}`;
};

/** The years that the ranks of a result are from, as a span; '' if they are unknown. */
export const spanText = (row: Prediction): string => {
  const years = yearsOf(row);
  return years.length === 0 ? '' : content.years(Math.min(...years), Math.max(...years));
};

/** The ranks that got the seat, with their years. */
export const admittedText = (row: Prediction, number: Intl.NumberFormat): string => {
  const { minAir, maxAir } = row;
  if (typeof minAir !== 'number' || typeof maxAir !== 'number') return '';
  return content.admitted(number.format(minAir), number.format(maxAir), spanText(row));
};

export const rankText = (rank: number | null | undefined, number: Intl.NumberFormat): string =>
  typeof rank === 'number' ? number.format(rank) : content.noValue;

/** The opening or closing rank of the newest year, beside the rank over all years. */
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

/** The name of a list for narrow places: 'R3 2025'. */
const shortListText = (closing: ListedClosing): string =>
  content.shortList(closing.round ? byRound.short[closing.round] : '', yearText(closing));

/**
 * Where the seat last closed, and by how many ranks the student is ahead of that. If the last main round has no
 * list yet, an approximate number, from the expected closing rank.
 */
export const marginTexts = (
  row: Prediction,
  rank: number,
  number: Intl.NumberFormat,
): readonly string[] => {
  const last = row.rounds?.findLast(({ round }) => round !== 'Stray Vacancy');
  const [newest] = closingsOf(row);
  if (last && newest?.round !== last.round)
    return [content.estimated(roughly(last.closing - rank), byRound.rounds[last.round])];
  if (!newest) return [];
  const closed = content.closed(number.format(newest.rank), shortListText(newest));
  return [closed, content.margin(newest.rank - rank, '')];
};

/** The closing rank or marks by the state's merit list; '' for a seat with All India ranks. */
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

/** The first round with a chance for the result, and the list that shows it. */
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

/** The number of seats of the results, in the newest year that has it; '' if none has. */
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
