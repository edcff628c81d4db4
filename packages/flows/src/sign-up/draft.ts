import { counsellingCategories } from '@seatwise/api-client/contract/constants/counselling';
import { valuesOf } from '../shared/rules.ts';
import { nothingTyped, type Values } from './validate.ts';

type Secret = 'password' | 'confirmPassword';

/** What may wait for a reload: everything but the passwords. */
export const draftOf = (values: Values): Omit<Values, Secret> => {
  const { password: _, confirmPassword: __, ...draft } = values;
  return draft;
};

export const valuesFrom = (stored: unknown): Values => ({
  ...nothingTyped,
  ...valuesOf(draftOf(nothingTyped), stored),
});

/** The values with the rank of NEET UG that was asked with before, unless one was typed here. */
export const withRank = (values: Values, rank: number | undefined): Values =>
  rank === undefined || values.air !== ''
    ? values
    : { ...values, air: String(rank), category: values.category || counsellingCategories[0] };
