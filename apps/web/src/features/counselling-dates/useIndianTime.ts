import { defaultLocale } from '@seatwise/flows/shared';
import { useDateFormatter } from '@seatwise/ui';

/** Made once, because the formatter is stored by its options; Hindi says the part of the day instead of am and pm. */
const options = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
  timeZoneName: 'short',
  dayPeriod: defaultLocale === 'hi-IN' ? 'short' : undefined,
} as const;

/** Formats a date of the counselling as its notices print it: in the time of India, and with its name. */
export const useIndianTime = () => useDateFormatter(options);
