/** The built-in messages of PasswordField. */
export const passwordFieldMessages = {
  /** The name of the button while the password is hidden. */
  show: 'Show password',
  /** The name of the button while the password is shown. */
  hide: 'Hide password',
  /** Appended for screen readers to a rule that is met. */
  met: ': done',
  /** Appended for screen readers to a rule that is not met. */
  missing: ': missing',
};
