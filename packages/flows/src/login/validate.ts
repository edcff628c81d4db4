import { minPasswordLength } from '../shared/password.ts';
import { isEmail } from '../shared/email.ts';
import { messages, ownMessages } from './messages.ts';

export interface Credentials {
  readonly rollnumberOrEmail: string;
  readonly password: string;
}

/** Whether sign-in may be tried: an identifier, and a password of eight characters or more. */
export const canSubmit = ({ rollnumberOrEmail, password }: Credentials): boolean =>
  rollnumberOrEmail.trim() !== '' && password.length >= minPasswordLength;

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
