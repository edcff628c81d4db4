import { counsellingCategories } from '@seatwise/api-client/contract/constants/counselling';
import { valuesOf } from '../shared/rules.ts';
import { nothingTyped, type Values } from './validate.ts';

type Secret = 'password' | 'confirmPassword';

/** The values that may be stored for a reload: all but the passwords. */
export const draftOf = (values: Values): Omit<Values, Secret> => {
  const { password: _, confirmPassword: __, ...draft } = values;
  return draft;
};

export const valuesFrom = (stored: unknown): Values => ({
  ...nothingTyped,
  ...valuesOf(draftOf(nothingTyped), stored),
});

/** The values, prefilled from a NEET UG question unless a rank was typed here. */
export const withQuestion = (
  values: Values,
  question: { readonly rank: number; readonly category: string } | undefined,
): Values =>
  question === undefined || values.air !== ''
    ? values
    : {
        ...values,
        air: String(question.rank),
        category: values.category || counsellingCategories[0],
        reservation: values.reservation || question.category,
      };
