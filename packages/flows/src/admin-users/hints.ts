import { minPasswordLength } from '../shared/password.ts';
import { ownMessages } from './messages.ts';

/** Advice that blocks nothing, where a form is looser than the rest of the product. */
export const passwordHint = (password: string): string | undefined =>
  password !== '' && password.length < minPasswordLength ? ownMessages.shortPassword : undefined;

export const phoneHint = (phone: string): string | undefined =>
  phone.trim() !== '' && !/^[6-9]\d{9}$/.test(phone.trim()) ? ownMessages.unusualPhone : undefined;

export const roleHint = ownMessages.rolesInUse;
