import { planIds, type PlanId } from '@seatwise/api-client/contract/constants/plans';
import type { Role } from '@seatwise/api-client/contract/constants/permissions';
import { roleIds } from '@seatwise/api-client/contract/values';

export type { PlanId };

/** Whole paise, so that no fraction is ever rounded. */
export interface Price {
  readonly basePaise: number;
  readonly gstPaise: number;
  readonly totalPaise: number;
}

export const gstPercent = 18;

const basePaise: Readonly<Record<PlanId, number>> = {
  BASIC: 200,
  ADVANCE: 500_000,
  PREMIUM: 1_000_000,
};

export const priceOf = (plan: PlanId): Price => {
  const base = basePaise[plan];
  const gstPaise = Math.round((base * gstPercent) / 100);
  return { basePaise: base, gstPaise, totalPaise: base + gstPaise };
};

/** A sum that was paid, taken apart for a receipt. */
export const splitPrice = (totalPaise: number): Price => {
  const base = Math.round((totalPaise * 100) / (100 + gstPercent));
  return { basePaise: base, gstPaise: totalPaise - base, totalPaise };
};

export const planOf = (roleId: number): PlanId | undefined =>
  planIds.find((plan) => roleIds[plan] === roleId);

const ladder: readonly Role[] = ['FREE', ...planIds];

/** Whether a plan is an upgrade of a role; never for admins. */
export const isUpgrade = (plan: PlanId, role: Role): boolean =>
  ladder.includes(role) && ladder.indexOf(plan) > ladder.indexOf(role);

/** 236 → `2.36` */
export const rupees = (paise: number): string =>
  `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
