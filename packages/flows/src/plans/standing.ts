import { canonicalRole } from '../session/index.ts';
import { planIds, plans, type PlanId } from '@seatwise/api-client/contract/constants/plans';

const levels = ['FREE', ...planIds] as const;

/** A user's role as sessions store it, or its number as in payments; undefined for a visitor. */
type UserRole = string | number | undefined;

/** The plan with the user's role number or role name. */
export const activePlan = (role: UserRole): PlanId | undefined =>
  planIds.find((id) => String(role) === String(plans[id].role) || canonicalRole(role) === id);

/** The link to `/home` without buying appears only on the free plan. */
export const showsSkip = (role: UserRole): boolean => canonicalRole(role) === 'FREE';

export type Standing = 'active' | 'upgrade' | 'lower';

/** How a plan compares with the user's current plan. */
export const standingOf = (role: UserRole, plan: PlanId): Standing => {
  const active = activePlan(role);
  if (active === plan) return 'active';
  return levels.indexOf(plan) < levels.indexOf(active ?? 'FREE') ? 'lower' : 'upgrade';
};
