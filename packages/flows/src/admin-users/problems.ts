import { maxPasswordLength, rankFrom, tooLong } from '../shared/fields.ts';
import { messages, ownMessages } from './messages.ts';

/** A new password may have any length but none, and no more than sign-in takes. */
export const newPasswordProblem = (password: string): string | undefined =>
  password === '' ? messages.passwordRequired : tooLong(password, maxPasswordLength);

/** The rank may be missing, in every form. */
export const rankProblem = (air: string): string | undefined =>
  air.trim() && rankFrom(air) === undefined ? ownMessages.rankInvalid : undefined;
