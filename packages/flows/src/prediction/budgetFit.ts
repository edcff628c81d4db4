import { exceedsBudget, isGovernment, leastFee } from '../eligibility/index.ts';
import type { Prediction } from './form.ts';

export type BudgetFit = 'within' | 'over' | 'unknown';

/** How a seat's yearly cost compares with the budget; without one, every seat is within it. */
export const budgetFitOf = (row: Prediction, budgetPerYear: number | undefined): BudgetFit => {
  if (budgetPerYear === undefined) return 'within';
  if (exceedsBudget({ budgetPerYear }, leastFee(row))) return 'over';
  return typeof row.feePerYear === 'number' ? 'within' : 'unknown';
};

/**
 * The section of a seat in the results. A government college with an unknown fee counts as within
 * the budget, because such fees are far below all others.
 */
export const budgetSectionOf = (row: Prediction, budgetPerYear: number | undefined): BudgetFit => {
  const fit = budgetFitOf(row, budgetPerYear);
  return fit === 'unknown' && isGovernment(row) ? 'within' : fit;
};
