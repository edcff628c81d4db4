import type { Filter } from '@seatwise/ui/table';

/** The filter for a chosen value; an empty value filters nothing. */
export const oneOf = (value: string): Filter => ({ oneOf: value ? [value] : [] });

/** The timestamp of a local date and time. */
const timestampOf = (day: string, time: string): number | undefined => {
  const timestamp = Date.parse(`${day}T${time}`);
  return Number.isNaN(timestamp) ? undefined : timestamp;
};

/** The filter for times within whole days of the user's time zone; both days are included, and either may be empty. */
export const daysBetween = (from: string, to: string): Filter => {
  const first = timestampOf(from, '00:00:00.000');
  const last = timestampOf(to, '23:59:59.999');
  return { ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) };
};
