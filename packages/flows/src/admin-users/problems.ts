import {
  isMobile,
  maxPasswordLength,
  minPasswordLength,
  tooLong,
  wholeNumberFrom,
} from '../shared/fields.ts';
import { messages, ownMessages } from './messages.ts';

/** A new password may be as short as one character, and at most as long as sign-in takes. */
export const newPasswordProblem = (password: string): string | undefined =>
  password === '' ? messages.passwordRequired : tooLong(password, maxPasswordLength);

/** The rank is optional in every form. */
export const rankProblem = (air: string): string | undefined =>
  air.trim() && wholeNumberFrom(air) === undefined ? ownMessages.rankInvalid : undefined;

/** Advice that does not block: some forms accept passwords that sign-in does not. */
export const passwordHint = (password: string): string | undefined => {
  if (password === '') return undefined;
  if (password.length < minPasswordLength) return ownMessages.shortPassword;
  return password.trim() === password ? undefined : ownMessages.spacedPassword;
};

export const phoneHint = (phone: string): string | undefined =>
  phone.trim() !== '' && !isMobile(phone) ? ownMessages.unusualPhone : undefined;

export const roleHint = ownMessages.rolesInUse;
