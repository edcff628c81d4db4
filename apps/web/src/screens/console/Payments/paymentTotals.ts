import { day, indianDay, isoDayOf } from '@seatwise/api-client/contract/constants/time';
import type { RowOf } from '@seatwise/api-client';
import type { adminPayments } from '@seatwise/api-client/contract/adminPayments';
import { planIds } from '@seatwise/api-client/contract/constants/plans';
import type { StackedBar } from '@seatwise/ui';

type Total = RowOf<(typeof adminPayments)['paymentTotals']>;

/** A bar for each of the last days, also for those without a payment; `labelOf` takes midnight in UTC. */
export const barsOf = (
  totals: readonly Total[],
  days: number,
  now: number,
  labelOf: (midnight: Date) => string,
): readonly StackedBar[] => {
  const paise = new Map(totals.map((total) => [`${total.day} ${total.plan}`, total.paise]));
  const today = indianDay(now);
  return Array.from({ length: days }, (_, index) => {
    const date = today - days + 1 + index;
    const isoDay = isoDayOf(date);
    return {
      label: labelOf(new Date(date * day)),
      values: planIds.map((plan) => paise.get(`${isoDay} ${plan}`) ?? 0),
    };
  });
};
