import { indianOffset } from '@seatwise/api-client/contract/constants/time';

/** From when to when counsellors reply, in whole hours by the clock of India. */
interface OfficeHours {
  readonly opens: number;
  readonly closes: number;
}

/** Whether counsellors are at work at a moment. */
export const isAtWork = ({ opens, closes }: OfficeHours, now: number): boolean => {
  const hour = new Date(now + indianOffset).getUTCHours();
  return hour >= opens && hour < closes;
};
