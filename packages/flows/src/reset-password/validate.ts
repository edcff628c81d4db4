import { isEmail, maxPasswordLength, minPasswordLength } from '../shared/fields.ts';

/** A code for a new password has this many characters or more. */
const minOtpLength = 4;

/** The server is not asked about the code before the new password is sent. */
export const isOtp = (otp: string): boolean => otp.trim().length >= minOtpLength;

export const isNewPassword = (password: string): boolean =>
  password.length >= minPasswordLength && password.length <= maxPasswordLength;

interface ResetValues {
  readonly email: string;
  readonly otp: string;
  readonly newPassword: string;
}

/** Whether the field of a panel can be submitted, so that the one that cannot is marked. */
export const isPanelFilled = {
  enterEmail: ({ email }: ResetValues) => isEmail(email.trim()),
  enterOtp: ({ otp }: ResetValues) => isOtp(otp),
  setPassword: ({ newPassword }: ResetValues) => isNewPassword(newPassword),
} as const;
