import { maxPasswordLength } from '../shared/password.ts';
import { rankFrom } from '../shared/rank.ts';
import { tooLong } from '../shared/tooLong.ts';
import { messages, ownMessages } from './messages.ts';

/** What is wrong with a form, by field. */
export type Problems<Values> = Readonly<Partial<Record<keyof Values, string>>>;

/** The fields that have a problem. */
export const problemsOf = <Values>(
  found: Readonly<Record<string, string | undefined>>,
): Problems<Values> =>
  Object.fromEntries(
    Object.entries(found).filter(([, problem]) => problem !== undefined),
  ) as Problems<Values>;

/** A new password may have any length but none, and no more than sign-in takes. */
export const newPasswordProblem = (password: string): string | undefined =>
  password === '' ? messages.passwordRequired : tooLong(password, maxPasswordLength);

/** The rank may be missing, in every form. */
export const rankProblem = (air: string): string | undefined =>
  air.trim() && rankFrom(air) === undefined ? ownMessages.rankInvalid : undefined;
