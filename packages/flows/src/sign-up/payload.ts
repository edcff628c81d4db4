import type { InputOf } from '@seatwise/api-client';
import type { accounts } from '@seatwise/api-client/contract/accounts';
import { tidyPhone, wholeNumberFrom } from '../shared/fields.ts';
import type { Values } from './validate.ts';

export type SignUpPayload = InputOf<(typeof accounts)['signUp']>;

/** A new account's role: presumably the free student's; the specification does not say so. */
const newAccountRole = 4;

type FirstAnswers = NonNullable<SignUpPayload['applicant']>;

/** The answers that a prediction needs; undefined if none was chosen. */
const firstAnswers = ({ homeState, reservation }: Values): FirstAnswers | undefined =>
  homeState || reservation
    ? {
        ...(homeState && { homeState: homeState as NonNullable<FirstAnswers['homeState']> }),
        ...(reservation && { category: reservation as NonNullable<FirstAnswers['category']> }),
      }
    : undefined;

/** The request body of valid values: the name is `username`, without the repeated password. */
export const payloadOf = (values: Values): SignUpPayload => {
  const applicant = firstAnswers(values);
  return {
    username: values.fullName.trim(),
    email: values.email.trim(),
    password: values.password,
    roleId: newAccountRole,
    rollNumber: values.rollNumber.trim(),
    counsellingCategory: values.category as SignUpPayload['counsellingCategory'],
    phoneNumber: tidyPhone(values.phoneNumber),
    air: wholeNumberFrom(values.air)!,
    gender: values.gender as SignUpPayload['gender'],
    ...(values.isMinor && { guardianContact: tidyPhone(values.guardianContact) }),
    ...(applicant && { applicant }),
  };
};
