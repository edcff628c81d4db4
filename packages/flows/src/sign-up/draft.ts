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
