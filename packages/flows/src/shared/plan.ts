import { planIds, type PlanId } from '@seatwise/api-client/contract/constants/plans';

/** The plans on sale, from the lowest up; FREE is the role of a user without one. */
export { planIds, type PlanId };

/** The fixed facts of a plan; the app provides its copy. */
export interface Plan {
  readonly id: PlanId;
  readonly priceRupees: number;
  /** The number by which payments name its role. */
  readonly role: 3 | 5 | 6;
}

export const plans: Readonly<Record<PlanId, Plan>> = {
  BASIC: { id: 'BASIC', priceRupees: 2, role: 5 },
  ADVANCE: { id: 'ADVANCE', priceRupees: 5000, role: 6 },
  PREMIUM: { id: 'PREMIUM', priceRupees: 10_000, role: 3 },
};
