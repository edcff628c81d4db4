/** The built-in messages of Notice. */
export const noticeMessages = {
  /** The name of the dismiss button. */
  dismiss: 'Dismiss',
};
