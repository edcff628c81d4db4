import { planIds, type PlanId } from '@seatwise/flows/plans';
import { paths } from '../../paths.ts';

/** The key in the tab's storage, which survives the redirect to a provider. */
const key = 'selectedPlan';

export const planFrom = (value: unknown): PlanId | undefined => planIds.find((id) => id === value);

export const readSelectedPlan = (): PlanId | undefined =>
  planFrom(globalThis.sessionStorage?.getItem(key));

export const keepSelectedPlan = (plan: PlanId): void => sessionStorage.setItem(key, plan);

/** The query parameter of the plans page that opens the purchase of a plan. */
export const planParameter = 'plan';

export const addressOfPlan = (plan: PlanId): string => `${paths.plans}?${planParameter}=${plan}`;
