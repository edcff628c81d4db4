/** The built-in messages of Stepper. */
export interface StepperMessages {
  /** Prepended for screen readers to the name of a step. */
  readonly position: (step: { readonly number: number; readonly count: number }) => string;
  /** Appended for screen readers to the name of a completed step. */
  readonly done: string;
}

export const stepperMessages: StepperMessages = {
  position: ({ number, count }) => `Step ${number} of ${count}: `,
  done: ' (done)',
};
