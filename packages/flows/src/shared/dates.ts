import { dateFormat } from './format.ts';
import { defaultLocale } from './locale.ts';

/** The placeholder for a missing value. */
export const dash = '—';

/** Browsers read a time without an offset as local time. */
const withoutOffset = /^(\d{4}-\d\d-\d\d)[T ](\d\d:[\d:.]+)$/;

/**
 * A moment from the server in milliseconds since 1970, read as UTC if it has no offset; undefined
 * if unreadable.
 */
export const timeOf = (iso: string | null | undefined): number | undefined => {
  const time = Date.parse((iso ?? '').replace(withoutOffset, '$1T$2Z'));
  return Number.isNaN(time) ? undefined : time;
};

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = dateFormat(options);
  return (time: number | undefined, timeZone?: string, locale = defaultLocale): string =>
    time === undefined ? dash : format(locale, timeZone).format(time);
};

/** A day in the user's time zone. */
export const localDay = formatter({ day: '2-digit', month: 'long', year: 'numeric' });

/** The specification's DD Month YYYY, in UTC. */
export const longDate = (time: number | undefined, locale = defaultLocale): string =>
  localDay(time, 'UTC', locale);

/** The day in India, where the counselling takes place, as DD Month YYYY. */
export const indianDate = (time: number | undefined): string => localDay(time, 'Asia/Kolkata');

/** The specification's `short`: date and time in the user's time zone. */
export const shortDateTime = formatter({ dateStyle: 'short', timeStyle: 'short' });

/** The specification's `shortTime`. */
export const shortTime = formatter({ timeStyle: 'short' });

/** Date and time in full, for a tooltip. */
export const fullDateTime = formatter({ dateStyle: 'full', timeStyle: 'short' });
