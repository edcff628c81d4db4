import {
  brokenPasswordRules,
  isCounsellingCategory,
  isEmail,
  isMobile,
  maxPasswordLength,
  tooLong,
  wholeNumberFrom,
} from '../shared/fields.ts';
import { problemsOf, unless, type Problems, type Rules } from '../shared/rules.ts';
import { genderNames, messages, ownMessages } from './messages.ts';

/** The fields of each step, in the order of the screen. */
export const stepFields = {
  account: ['fullName', 'email', 'phoneNumber', 'password', 'confirmPassword'],
  exam: [
    'rollNumber',
    'air',
    'category',
    'gender',
    'homeState',
    'reservation',
    'isMinor',
    'guardianAgrees',
    'guardianContact',
  ],
} as const;

export type Step = keyof typeof stepFields;
export type Field = (typeof stepFields)[Step][number];
type Tick = 'isMinor' | 'guardianAgrees';
/** The values as typed, chosen or ticked; '' for an empty field. */
export type Values = Readonly<Record<Exclude<Field, Tick>, string> & Record<Tick, boolean>>;

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
  homeState: '',
  reservation: '',
  isMinor: false,
  guardianAgrees: false,
  guardianContact: '',
};

export const genders = [
  { value: 'M', label: genderNames.M },
  { value: 'F', label: genderNames.F },
] as const;

const rules: Rules<Values> = {
  // The specified messages of these fields do not mention a length.
  fullName: ({ fullName }) =>
    tooLong(fullName.trim(), 100) ?? unless(fullName.trim().length >= 2, messages.fullName),
  email: ({ email }) => unless(isEmail(email.trim()), messages.email),
  phoneNumber: ({ phoneNumber }) => unless(isMobile(phoneNumber), messages.phoneNumber),
  password: ({ password }) =>
    tooLong(password.trim(), maxPasswordLength) ??
    unless(brokenPasswordRules(password).length === 0, messages.password),
  confirmPassword: ({ password, confirmPassword }) =>
    unless(confirmPassword !== '' && confirmPassword === password, messages.confirmPassword),
  rollNumber: ({ rollNumber }) => unless(rollNumber.trim().length === 8, messages.rollNumber),
  air: ({ air }) => unless(wholeNumberFrom(air) !== undefined, messages.air),
  category: ({ category }) => unless(isCounsellingCategory(category), messages.category),
  gender: ({ gender }) =>
    unless(
      genders.some(({ value }) => value === gender),
      messages.gender,
    ),
  guardianAgrees: ({ isMinor, guardianAgrees }) =>
    unless(!isMinor || guardianAgrees, ownMessages.guardianAgrees),
  guardianContact: ({ isMinor, guardianContact }) =>
    unless(
      !isMinor || isMobile(guardianContact) || isEmail(guardianContact.trim()),
      ownMessages.guardianContact,
    ),
};

/** A value that another account uses, with the server's message. */
export interface Taken {
  readonly field: Field;
  readonly value: string;
  readonly text: string;
}

export type Errors = Problems<Values>;

/** The problems of all fields, or of some. */
export const errorsOf = (
  values: Values,
  fields?: readonly Field[],
  taken: Taken | null = null,
): Errors => ({
  ...problemsOf(rules, values, fields),
  ...(taken && values[taken.field] === taken.value && { [taken.field]: taken.text }),
});

export const isValidStep = (values: Values, step: Step, taken: Taken | null = null): boolean =>
  stepFields[step].every((field) => errorsOf(values, [field], taken)[field] === undefined);
