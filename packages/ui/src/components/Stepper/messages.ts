/** The built-in messages of Stepper. */
export const stepperMessages = {
  /** Prepended for screen readers to the name of a step. */
  position: ({ number, count }: { readonly number: number; readonly count: number }) =>
    `Step ${number} of ${count}: `,
  /** Appended for screen readers to the name of a completed step. */
  done: ' (done)',
};
