import { indianOffset } from '@seatwise/api-client/contract/constants/time';

/** The hours in which counsellors reply, in whole hours of Indian time. */
interface OfficeHours {
  readonly opens: number;
  readonly closes: number;
}

/** Whether counsellors are at work at this moment. */
export const isAtWork = ({ opens, closes }: OfficeHours, now: number): boolean => {
  const hour = new Date(now + indianOffset).getUTCHours();
  return hour >= opens && hour < closes;
};
