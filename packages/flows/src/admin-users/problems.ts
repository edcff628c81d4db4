import {
  isMobile,
  maxPasswordLength,
  minPasswordLength,
  tooLong,
  wholeNumberFrom,
} from '../shared/fields.ts';
import { messages, ownMessages } from './messages.ts';

/** A new password may have any length but none, and no more than sign-in takes. */
export const newPasswordProblem = (password: string): string | undefined =>
  password === '' ? messages.passwordRequired : tooLong(password, maxPasswordLength);

/** The rank may be missing, in every form. */
export const rankProblem = (air: string): string | undefined =>
  air.trim() && wholeNumberFrom(air) === undefined ? ownMessages.rankInvalid : undefined;

/** Advice that blocks nothing, where a form is looser than the rest of the product. */
export const passwordHint = (password: string): string | undefined => {
  if (password === '') return undefined;
  if (password.length < minPasswordLength) return ownMessages.shortPassword;
  return password.trim() === password ? undefined : ownMessages.spacedPassword;
};

export const phoneHint = (phone: string): string | undefined =>
  phone.trim() !== '' && !isMobile(phone) ? ownMessages.unusualPhone : undefined;

export const roleHint = ownMessages.rolesInUse;
