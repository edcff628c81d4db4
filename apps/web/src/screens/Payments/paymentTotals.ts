import type { RowOf } from '@seatwise/api-client';
import type { adminPayments } from '@seatwise/api-client/contract/adminPayments';
import { planIds } from '@seatwise/api-client/contract/constants/plans';
import type { StackedBar } from '@seatwise/ui';

type Total = RowOf<(typeof adminPayments)['paymentTotals']>;

const dayLength = 86_400_000;

/** A bar for each of the last days, also for those without a payment; `labelOf` takes midnight in UTC. */
export const barsOf = (
  totals: readonly Total[],
  days: number,
  now: number,
  labelOf: (midnight: Date) => string,
): readonly StackedBar[] => {
  const paise = new Map(totals.map((total) => [`${total.day} ${total.plan}`, total.paise]));
  const today = Math.floor((now + 5.5 * 3_600_000) / dayLength);
  return Array.from({ length: days }, (_, index) => {
    const midnight = (today - days + 1 + index) * dayLength;
    const day = new Date(midnight).toISOString().slice(0, 10);
    return {
      label: labelOf(new Date(midnight)),
      values: planIds.map((plan) => paise.get(`${day} ${plan}`) ?? 0),
    };
  });
};
