export { planIds, plans } from '../shared/plan.ts';
export type { Plan, PlanId } from '../shared/plan.ts';
export { currency, gstPercent, priceLabel, priceOf, rupees } from '../shared/price.ts';
export type { Price } from '../shared/price.ts';
export { purchaseFailure } from './purchaseFailure.ts';
export { activePlan, showsSkip, standingOf } from './standing.ts';
export type { Standing } from './standing.ts';
