export { allottedCategoryName, allottedSeatName, reservedSeatCode } from './allottedSeat.ts';
export { budgetFitOf, budgetSectionOf, type BudgetFit } from './budgetFit.ts';
export { closingsOf, expectedClosing, type ListedClosing } from './closings.ts';
export { confidenceLevel } from './confidence.ts';
export { hopefulTiers, hopesOf, type CourseChances, type TierCounts } from './courseChances.ts';
export { exportResults, type ConditionalSeat, type Extent } from './exporting.ts';
export {
  emptyForm,
  everyBranch,
  hasBranches,
  isFree,
  isRefused,
  isSameForm,
  missingFields,
  answersToKeep,
  ownInstead,
  queryOf,
  quotasFor,
  readForm,
  subjectsOf,
  writeForm,
} from './form.ts';
export type { Form, Prediction, PredictionQuery } from './form.ts';
export { allottedCategories, allottedPhs, categories, subCategories, years } from './options.ts';
export { isLocked, namesNoTries, planMessage, predictButton, triesLine } from './plan.ts';
export { predictionMachine } from './predictionMachine.ts';
export { resultsPageSize } from './predictionSetup.ts';
export { nextCourseOf, verdictOf, type UnnamedSeat, type VerdictLine } from './verdict.ts';
export type { StateSeats } from './stateSeats.ts';
export { applicantAsking, verdictsOf } from './verdicts.ts';
export type { ResponsibleFilters } from './responsibleFilters.ts';
export { isNotOffered } from '../shared/failure.ts';
