import { indianOffset, iso } from '@seatwise/api-client/contract/constants/time';
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

interface Day {
  readonly year: number;
  /** Counted from 1. */
  readonly month: number;
  readonly day: number;
}

const monthOf = (text: string): number =>
  /^\d+$/.test(text) ? Number(text) : months.indexOf(text.slice(0, 3).toLowerCase()) + 1;

const monthName = `(?:${months.join('|')})[a-z]*`;
/** Year first: `2026-07-28`. */
const yearFirst = /(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})/;
/** Day first, as in India: `28/07/2026`, `28.7.26`, `28th July, 2026`, `28-Jul-2026`. */
const dayFirst = new RegExp(
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?[-/.,\s]+(?:of\s+)?(?<month>\d{1,2}|${monthName})[-/.,\s]+(?<year>\d{4}|\d{2})(?!\d)`,
  'i',
);
/** Month first: `July 28, 2026`. */
const monthFirst = new RegExp(
  String.raw`(?<month>${monthName})[-/.\s]+(?<day>\d{1,2})(?:st|nd|rd|th)?[-/.,\s]+(?<year>\d{4})`,
  'i',
);

const clock = /(?<hour>\d{1,2})[:.](?<minute>\d{2})(?::\d{2})?(?:\.\d+)?\s*(?<half>[ap]\.?m\b)?/i;
const hourAlone = /(?<hour>\d{1,2})\s*(?<half>[ap]\.?m\b)/i;

const isDay = ({ year, month, day }: Day): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const readDay = (text: string): { readonly day: Day; readonly rest: string } | undefined => {
  for (const pattern of [yearFirst, dayFirst, monthFirst]) {
    const found = pattern.exec(text);
    if (!found) continue;
    const { year, month, day } = found.groups!;
    const read = {
      year: year!.length === 2 ? 2000 + Number(year) : Number(year),
      month: monthOf(month!),
      day: Number(day),
    };
    return isDay(read) ? { day: read, rest: text.replace(found[0], ' ') } : undefined;
  }
  return undefined;
};

/** Minutes since midnight; undefined if the text names no time, NaN if the time is impossible. */
const minutesIn = (text: string): number | undefined => {
  if (/\bnoon\b/i.test(text)) return 12 * 60;
  const { hour, minute = '0', half } = (clock.exec(text) ?? hourAlone.exec(text))?.groups ?? {};
  if (hour === undefined) return /\bmidnight\b/i.test(text) ? 24 * 60 - 1 : undefined;
  const isAfternoon = half?.toLowerCase().startsWith('p');
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  return hours < 24 && Number(minute) < 60 ? hours * 60 + Number(minute) : Number.NaN;
};

/** Converts a day as lists write it to `2026-07-28`. */
export const dayOf = (text: string): string | undefined => {
  const read = readDay(text);
  if (!read) return undefined;
  const { year, month, day } = read.day;
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
};

const isInstant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;

/** Converts an Indian time to ISO 8601; without a time, it is the day's first or last minute. */
export const momentOf = (text: string, without: 'first' | 'last'): string | undefined => {
  if (isInstant.test(text) && !Number.isNaN(Date.parse(text))) return iso(Date.parse(text));
  const read = readDay(text);
  if (!read) return undefined;
  const { year, month, day } = read.day;
  const minutes = minutesIn(read.rest) ?? (without === 'first' ? 0 : 24 * 60 - 1);
  if (Number.isNaN(minutes)) return undefined;
  return new Date(Date.UTC(year, month - 1, day) + minutes * 60_000 - indianOffset).toISOString();
};
