/** The built-in messages of PlanCard. */
export interface PlanCardMessages {
  /** The badge of the current plan. */
  readonly active: string;
  /** The badge of a plan that the current one includes. */
  readonly contained: string;
  /** Appended for screen readers to an included feature. */
  readonly included: string;
  /** Appended for screen readers to a feature that is not included. */
  readonly notIncluded: string;
}

export const planCardMessages: PlanCardMessages = {
  active: 'Your plan',
  contained: 'Part of your plan',
  included: ' (included)',
  notIncluded: ' (not included)',
};
