/** iCalendar (RFC 5545), for files and feeds of dates. */
import type { Exam } from './contract/constants/counselling.ts';

export interface CalendarEvent {
  /** Stays the same across all revisions. */
  readonly uid: string;
  /** Counts the revisions, from 0. */
  readonly sequence: number;
  /** When the event was created or last revised; ISO 8601. */
  readonly stampedAt: string;
  readonly startsAt: string;
  readonly summary: string;
  readonly description?: string | undefined;
}

/** The longest line, without its end, in octets. */
const maxOctets = 75;

const encoder = new TextEncoder();

/** Folds a long line between characters; each further part begins with a space. */
const folded = (line: string): string => {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxOctets) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
};

/** A TEXT value, which may contain no control characters except line ends. */
const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** A time in UTC, as `20261125T113000Z`. */
const utc = (time: string): string =>
  new Date(time).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `DTSTAMP:${utc(event.stampedAt)}`,
  `LAST-MODIFIED:${utc(event.stampedAt)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTART:${utc(event.startsAt)}`,
  // Some phones show an event without a duration as a whole hour, or not at all.
  'DURATION:PT30M',
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
  'STATUS:CONFIRMED',
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-P1D',
  `DESCRIPTION:${escaped(event.summary)}`,
  'END:VALARM',
  'END:VEVENT',
];

/** The media type of a calendar. */
export const calendarType = 'text/calendar;charset=utf-8';

/** A calendar, ready to send or save. */
export const calendarOf = (name: string, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Seatwise//Counselling dates//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

/** The fields of a counselling date that a calendar uses. */
interface DateOfCounselling {
  readonly id: string;
  readonly title: string;
  readonly at: string;
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

/** A date as a calendar event; the same event in a file and in the feed. */
export const eventOfDate = (
  exam: Exam,
  { id, title, at, revisedFrom, revision, publishedAt }: DateOfCounselling,
): CalendarEvent => ({
  uid: `${id}@seatwise.example`,
  sequence: revision ?? 0,
  stampedAt: publishedAt ?? at,
  startsAt: at,
  summary: `NEET ${exam} ${title}`,
  description: revisedFrom ? `Revised: it was to be on ${dayOf(revisedFrom)}.` : '',
});
