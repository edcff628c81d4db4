export interface Credentials {
  readonly rollnumberOrEmail: string;
  readonly password: string;
}

const minPassword = 8;

/** Whether sign-in may be tried: an identifier, and a password of eight characters or more. */
export const canSubmit = ({ rollnumberOrEmail, password }: Credentials): boolean =>
  rollnumberOrEmail.trim() !== '' && password.length >= minPassword;
