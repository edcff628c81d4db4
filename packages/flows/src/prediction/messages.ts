import { plural } from '../shared/plural.ts';

/** Messages about plans, attempts and exports, copied from the specification. */
export const messages = {
  free: 'You are on a Free plan. Please upgrade your plan to use the College Prediction feature.',
  basic: (attempts: number) =>
    plural(attempts, {
      one: 'You have # try remaining on your Basic plan.',
      other: 'You have # tries remaining on your Basic plan.',
    }),
  basicUsedUp: 'You have used all your free prediction attempts. Please upgrade to continue.',
  unlimited: 'You have unlimited predictions with your Premium plan — enjoy!',
  unknownPlan: 'Unknown plan. Please log in again or contact support.',
  predict: 'Predict',
  predicting: 'Predicting...',
  locked: 'Locked — Upgrade',
  nothingToExport: 'No data to export',
  noData: 'No data',
} as const;

/** The allotted categories by code; MCC writes BC for the specification's OBC. */
export const pools = {
  OP: 'Open seat',
  OBC: 'Other Backward Classes',
  BC: 'Other Backward Classes',
  SC: 'Scheduled Caste',
  ST: 'Scheduled Tribe',
  EW: 'Economically Weaker Section',
} as const;

/** The option for all years. */
export const everyYearName = 'All';
