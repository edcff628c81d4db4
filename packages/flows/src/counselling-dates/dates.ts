import type { RowOf } from '@seatwise/api-client';
import { indianDay } from '@seatwise/api-client/contract/constants/time';
import type { counsellingDates } from '@seatwise/api-client/contract/counsellingDates';
import { titleOf } from '../shared/dateTitles.ts';

export type CounsellingDate = RowOf<typeof counsellingDates.listCounsellingDates>;
type Dates = readonly CounsellingDate[];

/** A date with its title in the language of the pages. */
export const named = (date: CounsellingDate): CounsellingDate => ({
  ...date,
  title: titleOf(date),
});

/** The title of a date without the round, which is named above it. */
export const withoutRound = ({ title, round }: CounsellingDate): string => {
  const words = round ? title.slice(title.indexOf(':') + 1).trim() : title;
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Only a published date has a meaningful hour. */
export const isPublished = ({ source }: CounsellingDate): boolean =>
  source === 'official' || source === 'imported';

/** Orders dates by their day in India, and within a day published dates before estimated ones. */
const orderOf = (date: CounsellingDate): number =>
  2 * indianDay(Date.parse(date.at)) + Number(!isPublished(date));

/** The future dates in order, with titles in the language of the pages. */
export const datesAhead = (dates: Dates, now: number): Dates =>
  dates
    .filter(({ at }) => Date.parse(at) > now)
    .toSorted((a, b) => orderOf(a) - orderOf(b) || Date.parse(a.at) - Date.parse(b.at))
    .map(named);

/**
 * Whether a date ends choice filling or locking. Only the server's title names a locking that is
 * scheduled separately, so ask before the title is translated.
 */
const endsChoices = ({ kind, title }: CounsellingDate): boolean =>
  kind === 'choices-close' || (!kind && /last date to lock choices/i.test(title));

/** The next end of choice filling, then the end of locking if the round lists it separately. */
export const listDeadlines = (dates: Dates, now: number): Dates => {
  const ends = datesAhead(dates.filter(endsChoices), now);
  return ends.filter((end, at) => at === 0 || (!end.kind && end.round === ends[0]!.round));
};

/** The next end of a registration, if one lies ahead. */
export const registrationDeadline = (dates: Dates, now: number): CounsellingDate | undefined =>
  datesAhead(dates, now).find(({ kind }) => kind === 'registration-closes');

/** The next deadline: the end of registration, choice filling or locking. */
export const nextDeadline = (dates: Dates, now: number): CounsellingDate | undefined =>
  datesAhead(
    dates.filter((date) => date.kind === 'registration-closes' || endsChoices(date)),
    now,
  )[0];

/** The days, hours, minutes and seconds of a countdown. */
export const timeLeft = (seconds: number) => ({
  days: Math.floor(seconds / 86_400),
  hours: Math.floor(seconds / 3600) % 24,
  minutes: Math.floor(seconds / 60) % 60,
  seconds: seconds % 60,
});
