import type { RowOf } from '@seatwise/api-client';
import type { orders } from '@seatwise/api-client/contract/orders';
import type { PlanId } from '@seatwise/api-client/contract/constants/plans';

/** An order as the server shows it to its owner, with the data of its receipt. */
export type OrderRecord = RowOf<(typeof orders)['listOrders']>;

/** The unsettled order: one that awaits the bank's decision, else an open one. */
export const unsettledOrder = (rows: readonly OrderRecord[]): OrderRecord | undefined =>
  rows.find(({ state }) => state === 'on-its-way') ?? rows.find(({ state }) => state === 'open');

/**
 * The newest order that became paid since the list was last read. On the first reading, one that is
 * paid but whose plan the user does not have yet.
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
