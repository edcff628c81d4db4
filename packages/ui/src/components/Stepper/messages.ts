/** The words that Stepper itself shows or announces. */
export interface StepperMessages {
  /** Said before the name of a step. */
  readonly position: (step: { readonly number: number; readonly count: number }) => string;
  /** Said after the name of a step that is done. */
  readonly done: string;
}

export const stepperMessages: StepperMessages = {
  position: ({ number, count }) => `Step ${number} of ${count}: `,
  done: ' (done)',
};
