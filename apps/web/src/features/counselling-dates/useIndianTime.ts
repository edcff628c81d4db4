import { isPublished, type CounsellingDate } from '@seatwise/flows/counselling-dates';
import { defaultLocale } from '@seatwise/flows/shared';
import { useDateFormatter } from '@seatwise/ui';

const isHindi = defaultLocale === 'hi-IN';

/**
 * Made once, because the formatter is stored by its options. Hindi says the part of the day instead of
 * am and pm, and browsers put it behind the time where they name the zone.
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

/** Formats a date of the counselling as its notices print it: in the time of India, and with its name. */
export const useIndianTime = () => {
  const formatter = useDateFormatter(options);
  return {
    format: (date: Date): string => `${formatter.format(date)}${isHindi ? ' IST' : ''}`,
  };
};

/** Formats a date with its time where it is published; of another the day alone, or its hour would be read as a fact. */
export const useDateText = () => {
  const time = useIndianTime();
  const day = useDateFormatter({ dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
  return (date: CounsellingDate): string =>
    (isPublished(date) ? time : day).format(new Date(date.at));
};
