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
  /** That it is too long; undefined where it is missing. */
  readonly tooLong: string | undefined;
}

/** The first field that keeps credentials from being submitted; undefined where none does. */
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

/** A code for the verification of an email has this many characters or more. */
const minOtpLength = 3;

/** What keeps a code from being verified; undefined when nothing does. */
export const otpProblem = (email: string | null, otp: string): string | undefined => {
  const code = otp.trim();
  if (email === null) return code ? messages.noEmailToVerify : messages.emailAndOtpRequired;
  return code.length < minOtpLength ? messages.invalidOtp : undefined;
};

/** What keeps an address from replacing a mistyped one; undefined when nothing does. */
export const correctionProblem = (email: string): string | undefined =>
  isEmail(email.trim()) ? undefined : ownMessages.invalidEmail;
