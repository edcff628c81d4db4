/** The built-in messages of PlanCard. */
export const planCardMessages = {
  /** The badge of the current plan. */
  active: 'Your plan',
  /** The badge of a plan that the current one includes. */
  contained: 'Part of your plan',
  /** Appended for screen readers to an included feature. */
  included: ' (included)',
  /** Appended for screen readers to a feature that is not included. */
  notIncluded: ' (not included)',
};
