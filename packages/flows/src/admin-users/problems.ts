import { maxPasswordLength } from '../shared/password.ts';
import { rankFrom } from '../shared/rank.ts';
import { problemsOf, unless, type Problems } from '../shared/rules.ts';
import { tooLong } from '../shared/tooLong.ts';
import { messages, ownMessages } from './messages.ts';

/** A new password may have any length but none, and no more than sign-in takes. */
export const newPasswordProblem = (password: string): string | undefined =>
  password === '' ? messages.passwordRequired : tooLong(password, maxPasswordLength);

/** The rank may be missing, in every form. */
export const rankProblem = (air: string): string | undefined =>
  air.trim() && rankFrom(air) === undefined ? ownMessages.rankInvalid : undefined;

export interface RoleValues {
  /** 0 is none. */
  readonly roleId: number;
}

/** What is wrong with a changed role. */
export const roleProblems = (values: RoleValues): Problems<RoleValues> =>
  problemsOf<RoleValues>(
    { roleId: ({ roleId }) => unless(roleId > 0, messages.roleRequired) },
    values,
  );

export interface PasswordValues {
  readonly newPassword: string;
}

/** What is wrong with a password that staff set. */
export const passwordProblems = (values: PasswordValues): Problems<PasswordValues> =>
  problemsOf<PasswordValues>(
    { newPassword: ({ newPassword }) => newPasswordProblem(newPassword) },
    values,
  );
