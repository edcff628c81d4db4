import type { InputOf } from '@seatwise/api-client';
import { roleIds } from '@seatwise/api-client/contract/constants/permissions';
import type { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import {
  isCounsellingCategory,
  isEmail,
  rollNumberFrom,
  tidyPhone,
  wholeNumberFrom,
} from '../shared/fields.ts';
import { problemsOf, unless, valuesOf, type Problems, type Rules } from '../shared/rules.ts';
import { messages } from './messages.ts';
import { newPasswordProblem, rankProblem } from './problems.ts';

export type AddPayload = InputOf<(typeof adminUsers)['addUser']>;

/** An empty form: role 0 means no role; the gender is M, F or ''. */
export const emptyAddValues = {
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

/** The form's values as typed. */
export type AddValues = Readonly<typeof emptyAddValues>;

/** Shorter than sign-in requires; a hint warns about it. */
const minPasswordLength = 6;

/** Counsellors take part in no counselling, so their form leaves out a candidate's fields. */
const isCounsellor = (roleId: number): boolean => roleId === roleIds.Counsellor;

const rules: Rules<AddValues> = {
  username: ({ username }) => unless(username.trim() !== '', messages.usernameRequired),
  email: ({ email }) => unless(isEmail(email.trim()), messages.validEmailRequired),
  password: ({ password }) =>
    newPasswordProblem(password) ??
    unless(password.length >= minPasswordLength, messages.passwordTooShort),
  rollNumber: ({ rollNumber, roleId }) =>
    unless(rollNumber.trim() !== '' || isCounsellor(roleId), messages.rollNumberRequired),
  roleId: ({ roleId }) => unless(roleId > 0, messages.roleRequired),
  phoneNumber: ({ phoneNumber }) =>
    unless(/^\d{10}$/.test(tidyPhone(phoneNumber)), messages.tenDigitPhone),
  counsellingCategory: ({ counsellingCategory, roleId }) =>
    unless(
      isCounsellingCategory(counsellingCategory) ||
        (counsellingCategory === '' && isCounsellor(roleId)),
      messages.categoryRequired,
    ),
  air: ({ air }) => rankProblem(air),
};

/** The problems of a new user, by field. */
export const addProblems = (values: AddValues): Problems<AddValues> => problemsOf(rules, values);

export const addPayload = (values: AddValues): AddPayload => ({
  username: values.username.trim(),
  email: values.email.trim(),
  password: values.password,
  roleId: values.roleId,
  rollNumber: rollNumberFrom(values.rollNumber) || null,
  counsellingCategory: values.counsellingCategory || null,
  phoneNumber: tidyPhone(values.phoneNumber),
  air: wholeNumberFrom(values.air) ?? null,
  gender: (values.gender || null) as AddPayload['gender'],
});

/** The values that are stored across a reload: all but the password. */
export const addDraftOf = (values: AddValues): Omit<AddValues, 'password'> => {
  const { password: _, ...draft } = values;
  return draft;
};

export const addValuesFrom = (stored: unknown): AddValues => ({
  ...emptyAddValues,
  ...valuesOf(addDraftOf(emptyAddValues), stored),
});
