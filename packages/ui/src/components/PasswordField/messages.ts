/** The words that PasswordField itself shows or announces. */
export interface PasswordFieldMessages {
  /** The name of the button that shows the password. */
  readonly show: string;
  /** The name of the button that hides it again. */
  readonly hide: string;
  /** Said after a rule that the password follows. */
  readonly met: string;
  /** Said after a rule that it does not follow yet. */
  readonly missing: string;
}

export const passwordFieldMessages: PasswordFieldMessages = {
  show: 'Show password',
  hide: 'Hide password',
  met: ': done',
  missing: ': missing',
};
