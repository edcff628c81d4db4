import {
  isEmail,
  maxEmailLength,
  maxPasswordLength,
  minPasswordLength,
  tooLong,
} from '../shared/fields.ts';
import { messages, ownMessages } from './messages.ts';

export interface Credentials {
  /** The login identifier, under its name in the contract from the field to the request. */
  readonly rollnumberOrEmail: string;
  readonly password: string;
}

interface WrongCredential {
  readonly field: keyof Credentials;
  /** The message that the value is too long; undefined if the value is missing. */
  readonly tooLong: string | undefined;
}

/** The first field that prevents submitting; undefined if all are valid. */
export const wrongCredential = ({
  rollnumberOrEmail,
  password,
}: Credentials): WrongCredential | undefined => {
  const longIdentifier = tooLong(rollnumberOrEmail, maxEmailLength);
  if (rollnumberOrEmail.trim() === '' || longIdentifier !== undefined)
    return { field: 'rollnumberOrEmail', tooLong: longIdentifier };
  const longPassword = tooLong(password, maxPasswordLength);
  return password.length < minPasswordLength || longPassword !== undefined
    ? { field: 'password', tooLong: longPassword }
    : undefined;
};

/** The minimum length of an email verification code. */
const minOtpLength = 3;

/** What prevents verifying a code; undefined if nothing does. */
export const otpProblem = (email: string | null, otp: string): string | undefined => {
  const code = otp.trim();
  if (email === null) return code ? messages.noEmailToVerify : messages.emailAndOtpRequired;
  return code.length < minOtpLength ? messages.invalidOtp : undefined;
};

/** What prevents replacing a mistyped address; undefined if nothing does. */
export const correctionProblem = (email: string): string | undefined =>
  isEmail(email.trim()) ? undefined : ownMessages.invalidEmail;
