import type { RowOf } from '@seatwise/api-client';
import type { orders } from '@seatwise/api-client/contract/orders';
import type { PlanId } from '@seatwise/api-client/contract/constants/plans';

/** An order as the server tells its owner of it, with what its receipt shows. */
export type OrderRecord = RowOf<(typeof orders)['listOrders']>;

/** The unsettled order: one that a bank has not decided, else one that is open. */
export const unsettledOrder = (rows: readonly OrderRecord[]): OrderRecord | undefined =>
  rows.find(({ state }) => state === 'on-its-way') ?? rows.find(({ state }) => state === 'open');

/**
 * The newest order that is paid and was not when the list was last read. At first that is one
 * whose plan the person does not know of yet.
 */
export const newlyPaidIn = (
  before: readonly OrderRecord[] | null,
  rows: readonly OrderRecord[],
  isUpgrade: (plan: PlanId) => boolean,
): OrderRecord | undefined =>
  rows.find(({ id, plan, state }) => {
    if (state !== 'paid') return false;
    if (!before) return plan ? isUpgrade(plan) : false;
    return before.find((order) => order.id === id)?.state !== 'paid';
  });
