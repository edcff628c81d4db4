import { nothingTyped, type Field, type Values } from './validate.ts';

type Secret = 'password' | 'confirmPassword';

/** What may wait for a reload: everything but the passwords. */
export const draftOf = (values: Values): Omit<Values, Secret> => {
  const { password: _, confirmPassword: __, ...draft } = values;
  return draft;
};

/** Parses a stored draft; anything that is not text counts as empty. */
export const valuesFrom = (stored: unknown): Values => {
  const texts = Object.entries(Object(stored) as Partial<Record<Field, unknown>>).filter(
    ([name, value]) => name in draftOf(nothingTyped) && typeof value === 'string',
  );
  return { ...nothingTyped, ...Object.fromEntries(texts) };
};
