import {
  gstPercent,
  planIds,
  plans,
  type PlanId,
  type Price,
} from '@seatwise/api-client/contract/constants/plans';
import type { Role } from '@seatwise/api-client/contract/constants/permissions';

/** A sum that was paid, taken apart for a receipt. */
export const splitPrice = (totalPaise: number): Price => {
  const base = Math.round((totalPaise * 100) / (100 + gstPercent));
  return { basePaise: base, gstPaise: totalPaise - base, totalPaise };
};

export const planOf = (roleId: number): PlanId | undefined =>
  planIds.find((plan) => plans[plan].role === roleId);

const ladder: readonly Role[] = ['FREE', ...planIds];

/** Whether a plan is an upgrade of a role; never for admins. */
export const isUpgrade = (plan: PlanId, role: Role): boolean =>
  ladder.includes(role) && ladder.indexOf(plan) > ladder.indexOf(role);

/** 590000 → `₹5,900`, as people read it. */
export const inRupees = (paise: number): string =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
  }).format(paise / 100);

/** 236 → `2.36`, as the providers write it. */
export const rupees = (paise: number): string =>
  `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
