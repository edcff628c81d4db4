import { isEmail, maxPasswordLength, minPasswordLength } from '../shared/fields.ts';

/** The minimum length of a password reset code. */
const minOtpLength = 4;

/** Only checks the length: the server checks the code together with the new password. */
export const isOtp = (otp: string): boolean => otp.trim().length >= minOtpLength;

export const isNewPassword = (password: string): boolean =>
  password.length >= minPasswordLength && password.length <= maxPasswordLength;

interface ResetValues {
  readonly email: string;
  readonly otp: string;
  readonly newPassword: string;
}

/** Whether a panel's field can be submitted; if not, the field is marked invalid. */
export const isPanelFilled = {
  enterEmail: ({ email }: ResetValues) => isEmail(email.trim()),
  enterOtp: ({ otp }: ResetValues) => isOtp(otp),
  setPassword: ({ newPassword }: ResetValues) => isNewPassword(newPassword),
} as const;
