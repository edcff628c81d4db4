import { isCounsellingCategory } from '../shared/counselling.ts';
import { isEmail } from '../shared/email.ts';
import { brokenPasswordRules } from '../shared/password.ts';
import { rankFrom } from '../shared/rank.ts';
import { messages } from './messages.ts';

/** The fields of each step, in the order of the screen. */
export const stepFields = {
  account: ['fullName', 'email', 'phoneNumber', 'password', 'confirmPassword'],
  exam: ['rollNumber', 'air', 'category', 'gender'],
} as const;

export type Step = keyof typeof stepFields;
export type Field = (typeof stepFields)[Step][number];
/** Everything as it was typed or chosen; '' for what is not. */
export type Values = Readonly<Record<Field, string>>;

export const nothingTyped: Values = {
  fullName: '',
  email: '',
  phoneNumber: '',
  password: '',
  confirmPassword: '',
  rollNumber: '',
  air: '',
  category: '',
  gender: '',
};

export const genders = [
  { value: 'M', label: 'Male' },
  { value: 'F', label: 'Female' },
] as const;

const rules: Readonly<Record<Field, (values: Values) => boolean>> = {
  fullName: ({ fullName }) => fullName.trim().length >= 2,
  email: ({ email }) => isEmail(email.trim()),
  phoneNumber: ({ phoneNumber }) => /^[6-9]\d{9}$/.test(phoneNumber.trim()),
  password: ({ password }) => brokenPasswordRules(password).length === 0,
  confirmPassword: ({ password, confirmPassword }) =>
    confirmPassword !== '' && confirmPassword === password,
  rollNumber: ({ rollNumber }) => rollNumber.trim().length === 8,
  air: ({ air }) => rankFrom(air) !== undefined,
  category: ({ category }) => isCounsellingCategory(category),
  gender: ({ gender }) => genders.some(({ value }) => value === gender),
};

export type Errors = Readonly<Partial<Record<Field, string>>>;

/** What is wrong, of all fields or of some. */
export const errorsOf = (
  values: Values,
  fields: readonly Field[] = [...stepFields.account, ...stepFields.exam],
): Errors =>
  Object.fromEntries(
    fields.filter((field) => !rules[field](values)).map((field) => [field, messages[field]]),
  );

export const isValidStep = (values: Values, step: Step): boolean =>
  stepFields[step].every((field) => rules[field](values));
