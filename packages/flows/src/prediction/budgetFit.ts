import { exceedsBudget, leastFee } from '../eligibility/index.ts';
import { isGovernment } from './courseChances.ts';
import type { Prediction } from './form.ts';

export type BudgetFit = 'within' | 'over' | 'unknown';

/** What a year at a seat costs against the budget; everything is within none. */
export const budgetFitOf = (row: Prediction, budgetPerYear: number | undefined): BudgetFit => {
  if (budgetPerYear === undefined) return 'within';
  if (exceedsBudget({ budgetPerYear }, leastFee(row))) return 'over';
  return typeof row.feePerYear === 'number' ? 'within' : 'unknown';
};

/**
 * The section of a seat in the results. A government college whose fee is not known stays among those
 * within the budget: such fees are far below those of the others.
 */
export const budgetSectionOf = (row: Prediction, budgetPerYear: number | undefined): BudgetFit => {
  const fit = budgetFitOf(row, budgetPerYear);
  return fit === 'unknown' && isGovernment(row.collegeKind) ? 'within' : fit;
};
