import { minPasswordLength } from '../shared/fields.ts';
import { ownMessages } from './messages.ts';

/** Advice that blocks nothing, where a form is looser than the rest of the product. */
export const passwordHint = (password: string): string | undefined => {
  if (password === '') return undefined;
  if (password.length < minPasswordLength) return ownMessages.shortPassword;
  return password.trim() === password ? undefined : ownMessages.spacedPassword;
};

export const phoneHint = (phone: string): string | undefined =>
  phone.trim() !== '' && !/^[6-9]\d{9}$/.test(phone.trim()) ? ownMessages.unusualPhone : undefined;

export const roleHint = ownMessages.rolesInUse;
