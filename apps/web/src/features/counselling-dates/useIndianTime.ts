import { useDateFormatter } from '@seatwise/ui';

/** Formats a date of the counselling as its notices print it: in the time of India, and with its name. */
export const useIndianTime = () =>
  useDateFormatter({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Kolkata',
    timeZoneName: 'short',
  });
