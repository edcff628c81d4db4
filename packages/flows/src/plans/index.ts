export { gstPercent, planIds, priceOf } from '@seatwise/api-client/contract/constants/plans';
export type { PlanId } from '@seatwise/api-client/contract/constants/plans';
export { paiseFrom, rupees } from '../shared/price.ts';
export { activePlan, showsSkip, standingOf } from './standing.ts';
