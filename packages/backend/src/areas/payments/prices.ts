import {
  gstPercent,
  planIds,
  plans,
  type PlanId,
  type Price,
} from '@seatwise/api-client/contract/constants/plans';
import type { Role } from '@seatwise/api-client/contract/constants/permissions';

/** Splits a paid sum into its parts for a receipt. */
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

/** Formats 590000 as `₹5,900`, for people. */
export const inRupees = (paise: number): string =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
  }).format(paise / 100);

/** Formats 236 as `2.36`, for the providers. */
export const rupees = (paise: number): string =>
  `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
