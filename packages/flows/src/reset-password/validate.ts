import { maxPasswordLength, minPasswordLength } from '../shared/password.ts';

/** A code for a new password has this many characters or more. */
const minOtpLength = 4;

/** The server is not asked about the code before the new password is sent. */
export const isOtp = (otp: string): boolean => otp.trim().length >= minOtpLength;

export const isNewPassword = (password: string): boolean =>
  password.length >= minPasswordLength && password.length <= maxPasswordLength;
