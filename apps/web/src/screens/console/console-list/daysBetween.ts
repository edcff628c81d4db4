import type { Filter } from '@seatwise/ui/table';

/** The timestamp of a local date and time. */
const momentOf = (day: string, time: string): number | undefined => {
  const moment = Date.parse(`${day}T${time}`);
  return Number.isNaN(moment) ? undefined : moment;
};

/** The filter for times within whole days where the person is; both ends count, and either may be empty. */
export const daysBetween = (from: string, to: string): Filter => {
  const first = momentOf(from, '00:00:00.000');
  const last = momentOf(to, '23:59:59.999');
  return { ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last }) };
};
