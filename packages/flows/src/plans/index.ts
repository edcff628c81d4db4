export {
  currency,
  gstPercent,
  planIds,
  plans,
  priceOf,
} from '@seatwise/api-client/contract/constants/plans';
export type { Plan, PlanId, Price } from '@seatwise/api-client/contract/constants/plans';
export { paiseFrom, priceLabel, rupees } from '../shared/price.ts';
export { purchaseFailure } from './purchaseFailure.ts';
export { activePlan, showsSkip, standingOf } from './standing.ts';
export type { Standing } from './standing.ts';
