import type { InputOf } from '@seatwise/api-client';
import type { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { isCounsellingCategory } from '../shared/counselling.ts';
import { isEmail } from '../shared/email.ts';
import { rankFrom } from '../shared/rank.ts';
import { messages } from './messages.ts';
import { newPasswordProblem, problemsOf, rankProblem, type Problems } from './problems.ts';

export type AddPayload = InputOf<(typeof adminUsers)['addUser']>;

/** The form as it was typed; role 0 is none. */
export interface AddValues {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly roleId: number;
  readonly rollNumber: string;
  readonly counsellingCategory: string;
  readonly phoneNumber: string;
  readonly air: string;
  /** M, F or ''. */
  readonly gender: string;
}

export const emptyAddValues: AddValues = {
  username: '',
  email: '',
  password: '',
  roleId: 0,
  rollNumber: '',
  counsellingCategory: '',
  phoneNumber: '',
  air: '',
  gender: '',
};

/** Shorter than sign-in requires; a hint warns about it. */
const minPasswordLength = 6;

const passwordProblem = (password: string): string | undefined => {
  const problem = newPasswordProblem(password);
  if (problem !== undefined) return problem;
  return password.length < minPasswordLength ? messages.passwordTooShort : undefined;
};

/** What is wrong with a new user, by field. */
export const addProblems = (values: AddValues): Problems<AddValues> =>
  problemsOf({
    username: values.username.trim() ? undefined : messages.usernameRequired,
    email: isEmail(values.email.trim()) ? undefined : messages.validEmailRequired,
    password: passwordProblem(values.password),
    rollNumber: values.rollNumber.trim() ? undefined : messages.rollNumberRequired,
    roleId: values.roleId > 0 ? undefined : messages.roleRequired,
    phoneNumber: /^\d{10}$/.test(values.phoneNumber.trim()) ? undefined : messages.tenDigitPhone,
    counsellingCategory: isCounsellingCategory(values.counsellingCategory)
      ? undefined
      : messages.categoryRequired,
    air: rankProblem(values.air),
  });

export const addPayload = (values: AddValues): AddPayload => ({
  username: values.username.trim(),
  email: values.email.trim(),
  password: values.password,
  roleId: values.roleId,
  rollNumber: values.rollNumber.trim(),
  counsellingCategory: values.counsellingCategory,
  phoneNumber: values.phoneNumber.trim(),
  air: rankFrom(values.air) ?? null,
  gender: (values.gender || null) as AddPayload['gender'],
});

/** What may wait for a reload: everything but the password. */
export const addDraftOf = (values: AddValues): Omit<AddValues, 'password'> => {
  const { password: _, ...draft } = values;
  return draft;
};

/** Parses a stored draft; what is not of its field's type counts as empty. */
export const addValuesFrom = (stored: unknown): AddValues => {
  const empty = addDraftOf(emptyAddValues);
  const fields = Object.entries(Object(stored) as Partial<Record<string, unknown>>).filter(
    ([name, value]) =>
      Object.hasOwn(empty, name) && typeof value === typeof empty[name as keyof typeof empty],
  );
  return { ...emptyAddValues, ...Object.fromEntries(fields) };
};
