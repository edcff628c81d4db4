import { planIds, type PlanId } from '@seatwise/flows/plans';

/** Where the chosen plan is kept while its tab lives: also on the way to a provider and back. */
const key = 'selectedPlan';

export const planFrom = (value: unknown): PlanId | undefined => planIds.find((id) => id === value);

export const readSelectedPlan = (): PlanId | undefined =>
  planFrom(globalThis.sessionStorage?.getItem(key));

export const keepSelectedPlan = (plan: PlanId): void => sessionStorage.setItem(key, plan);
