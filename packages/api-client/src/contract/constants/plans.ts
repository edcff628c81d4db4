import { roleIds } from './permissions.ts';

/** The plans on sale, from the lowest to the highest. */
export const planIds = ['BASIC', 'ADVANCE', 'PREMIUM'] as const;
export type PlanId = (typeof planIds)[number];

/** New predictions per day, which starts at midnight in India; null means unlimited. */
export const triesPerDay = { FREE: 3, BASIC: 10, ADVANCE: null, PREMIUM: null } as const;

/** The fixed facts of a plan; the app provides its texts. */
export interface Plan {
  readonly id: PlanId;
  readonly priceRupees: number;
  /** The role's number in payments. */
  readonly role: (typeof roleIds)[PlanId];
}

export const plans: Readonly<Record<PlanId, Plan>> = {
  BASIC: { id: 'BASIC', priceRupees: 2, role: roleIds.BASIC },
  ADVANCE: { id: 'ADVANCE', priceRupees: 5000, role: roleIds.ADVANCE },
  PREMIUM: { id: 'PREMIUM', priceRupees: 10_000, role: roleIds.PREMIUM },
};

export const currency = 'INR';
export const gstPercent = 18;

/** The price of a plan, in whole paise, because a sum is never a fraction of a coin. */
export interface Price {
  readonly basePaise: number;
  readonly gstPaise: number;
  readonly totalPaise: number;
}

export const priceOf = (plan: PlanId): Price => {
  const basePaise = plans[plan].priceRupees * 100;
  const gstPaise = Math.round((basePaise * gstPercent) / 100);
  return { basePaise, gstPaise, totalPaise: basePaise + gstPaise };
};
