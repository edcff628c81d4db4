import type { RowOf } from '@seatwise/api-client';
import type { counsellingDates } from '@seatwise/api-client/contract/counsellingDates';
import { titleOf } from '../shared/dateTitles.ts';

export type CounsellingDate = RowOf<typeof counsellingDates.listCounsellingDates>;

const named = (date: CounsellingDate): CounsellingDate => ({ ...date, title: titleOf(date) });

/** The dates that lie ahead, earliest first, with titles in the language of the pages. */
export const datesAhead = (
  dates: readonly CounsellingDate[],
  now: number,
): readonly CounsellingDate[] =>
  dates
    .filter(({ at }) => Date.parse(at) > now)
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(named);

/** The next end of choice filling; undefined where none is known. */
export const nextLock = (
  dates: readonly CounsellingDate[],
  now: number,
): CounsellingDate | undefined =>
  datesAhead(dates, now).find(({ kind }) => kind === 'choices-close');

/** The next end of locking choices, which a schedule may set after that of filling them. */
export const nextLockEnd = (
  dates: readonly CounsellingDate[],
  now: number,
): CounsellingDate | undefined =>
  datesAhead(
    dates.filter(({ title }) => /last date to .*lock choices/i.test(title)),
    now,
  )[0];

/** Splits seconds into days, hours, minutes and seconds. */
export const timeLeft = (seconds: number) => ({
  days: Math.floor(seconds / 86_400),
  hours: Math.floor(seconds / 3600) % 24,
  minutes: Math.floor(seconds / 60) % 60,
  seconds: seconds % 60,
});
