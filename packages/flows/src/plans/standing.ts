import { canonicalRole } from '../session/index.ts';
import { planIds, plans, type PlanId } from '@seatwise/api-client/contract/constants/plans';

const levels = ['FREE', ...planIds] as const;

/** A user's role as sessions hold it, or its number as payments do; undefined for a visitor. */
type UserRole = string | number | undefined;

/** The plan whose role number or whose id the user's role is. */
export const activePlan = (role: UserRole): PlanId | undefined =>
  planIds.find((id) => String(role) === String(plans[id].role) || canonicalRole(role) === id);

/** The way on to `/home` without buying shows on the free plan alone. */
export const showsSkip = (role: UserRole): boolean => canonicalRole(role) === 'FREE';

export type Standing = 'active' | 'upgrade' | 'lower';

/** How a plan compares with the one that the user has. */
export const standingOf = (role: UserRole, plan: PlanId): Standing => {
  const active = activePlan(role);
  if (active === plan) return 'active';
  return levels.indexOf(plan) < levels.indexOf(active ?? 'FREE') ? 'lower' : 'upgrade';
};
