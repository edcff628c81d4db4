/** The words that PlanCard itself shows or announces. */
export interface PlanCardMessages {
  /** Marks the plan that one has. */
  readonly active: string;
  /** Said after a feature that the plan has. */
  readonly included: string;
  /** Said after a feature that only others have. */
  readonly notIncluded: string;
}

export const planCardMessages: PlanCardMessages = {
  active: 'Your plan',
  included: ' (included)',
  notIncluded: ' (not included)',
};
