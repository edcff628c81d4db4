import { isCounsellingCategory } from '../shared/counselling.ts';
import { isEmail } from '../shared/email.ts';
import { brokenPasswordRules, maxPasswordLength } from '../shared/password.ts';
import { rankFrom } from '../shared/rank.ts';
import { tooLong } from '../shared/tooLong.ts';
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

/** The maximum length of fields whose specified message covers other rules. */
const longest: Readonly<Partial<Record<Field, number>>> = {
  fullName: 100,
  password: maxPasswordLength,
};

const problemOf = (field: Field, values: Values): string | undefined => {
  const most = longest[field];
  const long = most === undefined ? undefined : tooLong(values[field].trim(), most);
  return long ?? (rules[field](values) ? undefined : messages[field]);
};

/** A value that another account uses, with the server's message. */
export interface Taken {
  readonly field: Field;
  readonly value: string;
  readonly text: string;
}

export type Errors = Readonly<Partial<Record<Field, string>>>;

/** What is wrong, of all fields or of some. */
export const errorsOf = (
  values: Values,
  fields: readonly Field[] = [...stepFields.account, ...stepFields.exam],
  taken: Taken | null = null,
): Errors => ({
  ...Object.fromEntries(
    fields
      .map((field) => [field, problemOf(field, values)] as const)
      .filter(([, problem]) => problem !== undefined),
  ),
  ...(taken && values[taken.field] === taken.value && { [taken.field]: taken.text }),
});

export const isValidStep = (values: Values, step: Step, taken: Taken | null = null): boolean =>
  stepFields[step].every((field) => errorsOf(values, [field], taken)[field] === undefined);
