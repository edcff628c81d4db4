import type { CalendarEvent } from './calendar.ts';

/** A date of the counselling, as far as a calendar has use for it. */
interface DateOfCounselling {
  readonly id: string;
  readonly title: string;
  readonly at: string;
  readonly source?: string | null | undefined;
  readonly revisedFrom?: string | null | undefined;
  readonly revision?: number | null | undefined;
  readonly publishedAt?: string | null | undefined;
}

const dayOf = (time: string): string =>
  new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(time));

/** A date as an entry of a calendar; in a file and in the feed it is the same one. */
export const eventOfDate = ({
  id,
  title,
  at,
  source,
  revisedFrom,
  revision,
  publishedAt,
}: DateOfCounselling): CalendarEvent => {
  const isSample = source === 'sample';
  const notes = [
    ...(isSample ? ['Sample date, made up: the published schedule has the last word.'] : []),
    ...(revisedFrom ? [`Revised: it was to be on ${dayOf(revisedFrom)}.`] : []),
  ];
  return {
    uid: `${id}@seatwise.example`,
    sequence: revision ?? 0,
    stampedAt: publishedAt ?? at,
    startsAt: at,
    summary: isSample ? `${title} (sample)` : title,
    description: notes.join('\n'),
    isTentative: isSample,
  };
};
