import type { InputOf } from '@seatwise/api-client';
import type { adminUsers } from '@seatwise/api-client/contract/adminUsers';
import { isEmail, rollNumberFrom, tidyPhone, wholeNumberFrom } from '../shared/fields.ts';
import { problemsOf, unless, type Problems, type Rules } from '../shared/rules.ts';
import { messages, ownMessages } from './messages.ts';
import { rankProblem } from './problems.ts';
import type { AdminUser } from './user.ts';

export type UpdatePayload = InputOf<(typeof adminUsers)['updateUser']>;

export const editGenders = ['M', 'F', 'Other'] as const;

/** The form's values as typed; role 0 means no role. */
export interface EditValues {
  readonly id: number;
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly rollNumber: string;
  readonly phoneNumber: string;
  readonly counsellingCategory: string;
  readonly roleId: number;
  readonly air: string;
  /** One of editGenders, or ''. */
  readonly gender: string;
}

/** The form's initial values. Without a full name the username fills the field, as specified. */
export const editValuesOf = (user: AdminUser): EditValues => ({
  id: user.id,
  username: user.username ?? '',
  fullName: user.fullName || user.username || '',
  email: user.email ?? '',
  rollNumber: user.rollNumber ?? '',
  phoneNumber: user.phone ?? '',
  counsellingCategory: user.counsellingCategory ?? '',
  roleId: user.role?.id ?? 0,
  air: String(user.air ?? ''),
  gender: editGenders.find((gender) => gender[0] === user.gender) ?? '',
});

const minUsernameLength = 3;
export const maxPhoneLength = 10;

const usernameProblem = (username: string): string | undefined => {
  if (!username) return messages.usernameRequired;
  return unless(username.length >= minUsernameLength, messages.usernameTooShort);
};

const emailProblem = (email: string): string | undefined => {
  if (!email) return messages.emailRequired;
  return unless(isEmail(email), messages.emailInvalid);
};

const phoneProblem = (phone: string): string | undefined => {
  if (!/^\d*$/.test(phone)) return messages.phoneDigits;
  return unless(phone.length <= maxPhoneLength, ownMessages.phoneTooLong);
};

const detailsRules: Rules<EditValues> = {
  username: ({ username }) => usernameProblem(username.trim()),
  email: ({ email }) => emailProblem(email.trim()),
  phoneNumber: ({ phoneNumber }) => phoneProblem(tidyPhone(phoneNumber)),
  air: ({ air }) => rankProblem(air),
};

const editRules: Rules<EditValues> = {
  ...detailsRules,
  fullName: ({ fullName }) => unless(fullName.trim() !== '', messages.fullNameRequired),
};

/** The problems of the fields that the second endpoint takes. */
export const detailsProblems = (values: EditValues): Problems<EditValues> =>
  problemsOf(detailsRules, values);

/** The problems of an edited user, by field. */
export const editProblems = (values: EditValues): Problems<EditValues> =>
  problemsOf(editRules, values);

const textOrNull = (text: string): string | null => text.trim() || null;

/** The shorter body of the details endpoint: no full name, role or gender. */
export const detailsPayload = (values: EditValues) => ({
  id: values.id,
  username: values.username.trim(),
  email: values.email.trim(),
  rollNumber: rollNumberFrom(values.rollNumber) || null,
  phoneNumber: tidyPhone(values.phoneNumber) || null,
  counsellingCategory: textOrNull(values.counsellingCategory),
  air: wholeNumberFrom(values.air) ?? null,
});

/** The full request body; the gender is sent as its first letter. */
export const editPayload = (values: EditValues): UpdatePayload => ({
  ...detailsPayload(values),
  fullName: values.fullName.trim(),
  roleId: values.roleId || null,
  gender: (values.gender[0] ?? null) as UpdatePayload['gender'],
});
