/** The built-in messages of PasswordField. */
export interface PasswordFieldMessages {
  /** The name of the button while the password is hidden. */
  readonly show: string;
  /** The name of the button while the password is shown. */
  readonly hide: string;
  /** Appended for screen readers to a rule that is met. */
  readonly met: string;
  /** Appended for screen readers to a rule that is not met. */
  readonly missing: string;
}

export const passwordFieldMessages: PasswordFieldMessages = {
  show: 'Show password',
  hide: 'Hide password',
  met: ': done',
  missing: ': missing',
};
