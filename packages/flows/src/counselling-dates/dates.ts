import type { RowOf } from '@seatwise/api-client';
import { indianDay } from '@seatwise/api-client/contract/constants/time';
import type { counsellingDates } from '@seatwise/api-client/contract/counsellingDates';
import { titleOf } from '../shared/dateTitles.ts';

export type CounsellingDate = RowOf<typeof counsellingDates.listCounsellingDates>;
type Dates = readonly CounsellingDate[];

const named = (date: CounsellingDate): CounsellingDate => ({ ...date, title: titleOf(date) });

/** The hour of a date that nobody has published says nothing. */
export const isPublished = ({ source }: CounsellingDate): boolean =>
  source === 'official' || source === 'imported';

/** Orders dates by their day in India, and on one day what is published before what is not. */
const orderOf = (date: CounsellingDate): number =>
  2 * indianDay(Date.parse(date.at)) + Number(!isPublished(date));

/** The dates that lie ahead, in their order, with titles in the language of the pages. */
export const datesAhead = (dates: Dates, now: number): Dates =>
  dates
    .filter(({ at }) => Date.parse(at) > now)
    .toSorted((a, b) => orderOf(a) - orderOf(b) || Date.parse(a.at) - Date.parse(b.at))
    .map(named);

/** Whether a date ends filling choices, or locking them where a schedule sets that apart: it has no kind then. */
const endsChoices = ({ kind, title }: CounsellingDate): boolean =>
  kind === 'choices-close' || (!kind && /last date to lock choices/i.test(title));

/** The next end of filling choices, and behind it that of locking them where the round has it apart. */
export const listDeadlines = (dates: Dates, now: number): Dates => {
  const ends = datesAhead(dates.filter(endsChoices), now);
  return ends.filter((end, at) => at === 0 || (!end.kind && end.round === ends[0]!.round));
};

/** When registering for the next round ends, where that lies ahead. */
export const registrationDeadline = (dates: Dates, now: number): CounsellingDate | undefined =>
  datesAhead(dates, now).find(({ kind }) => kind === 'registration-closes');

/** What ends next of registering, filling choices and locking them. */
export const nextDeadline = (dates: Dates, now: number): CounsellingDate | undefined =>
  datesAhead(dates, now).find((date) => date.kind === 'registration-closes' || endsChoices(date));

/** The days, hours, minutes and seconds of a countdown. */
export const timeLeft = (seconds: number) => ({
  days: Math.floor(seconds / 86_400),
  hours: Math.floor(seconds / 3600) % 24,
  minutes: Math.floor(seconds / 60) % 60,
  seconds: seconds % 60,
});
