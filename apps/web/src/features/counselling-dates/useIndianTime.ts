import { isPublished, named, type CounsellingDate } from '@seatwise/flows/counselling-dates';
import { defaultLocale } from '@seatwise/flows/shared';
import { useDateFormatter } from '@seatwise/ui';
import { dates as copy } from '../../content/counsellingDates.ts';

const isHindi = defaultLocale === 'hi-IN';

/**
 * A constant, because the formatter is cached by the identity of its options. Hindi names the part
 * of the day instead of am and pm, and browsers would put it after the time if the zone were named.
 */
const options = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
  dayPeriod: isHindi ? 'short' : undefined,
  timeZoneName: isHindi ? undefined : 'short',
} as const;

/** Formats a counselling date as notices print it: in Indian time, with the name of the zone. */
export const useIndianTime = () => {
  const formatter = useDateFormatter(options);
  return {
    format: (date: Date): string => `${formatter.format(date)}${isHindi ? ' IST' : ''}`,
  };
};

const briefDay = { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' } as const;
const briefTime = {
  ...briefDay,
  hour: 'numeric',
  minute: '2-digit',
  dayPeriod: options.dayPeriod,
} as const;

/** Says in a sentence when something was moved to; a published hour only shows where it helps. */
export const useChangeText = () => {
  const day = useDateFormatter(briefDay);
  const time = useDateFormatter(briefTime);
  return (date: CounsellingDate): string => {
    const [now, before] = [new Date(date.at), new Date(date.revisedFrom!)];
    const isSameDay = day.format(now) === day.format(before);
    const { title, kind } = named(date);
    return copy.changed(
      kind ? `${title.split(':')[0]}: ${copy.moved[kind]}` : copy.otherMove(title),
      (isPublished(date) ? time : day).format(now),
      (isSameDay ? time : day).format(before),
    );
  };
};

/** Formats a published date with its time, and any other date as a day only, because its hour would pass for a fact. */
export const useDateText = () => {
  const time = useIndianTime();
  const day = useDateFormatter({ dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
  return (date: CounsellingDate): string =>
    (isPublished(date) ? time : day).format(new Date(date.at));
};
