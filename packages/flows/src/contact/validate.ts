import { isEmail } from '../shared/email.ts';
import { tooLong } from '../shared/tooLong.ts';
import { messages } from './messages.ts';

export const fields = ['name', 'email', 'phone', 'message'] as const;
export type Field = (typeof fields)[number];
/** Everything as it was typed. */
export type Values = Readonly<Record<Field, string>>;

export const emptyValues: Values = { name: '', email: '', phone: '', message: '' };

/** The most characters that each field takes. */
export const maxLengths: Readonly<Record<Field, number>> = {
  name: 200,
  email: 254,
  phone: 20,
  message: 4000,
};

const rules: Readonly<Record<Field, (text: string) => boolean>> = {
  name: (text) => text !== '',
  email: isEmail,
  // Need not be given; otherwise any country's way of writing one will do.
  phone: (text) => text === '' || /^[\d\s()+-]{7,}$/.test(text),
  message: (text) => text !== '',
};

const problemOf = (field: Field, values: Values): string | undefined => {
  const text = values[field].trim();
  return tooLong(text, maxLengths[field]) ?? (rules[field](text) ? undefined : messages[field]);
};

export type Errors = Readonly<Partial<Record<Field, string>>>;

/** What is wrong, of all fields or of some. */
export const errorsOf = (values: Values, checkedFields: readonly Field[] = fields): Errors =>
  Object.fromEntries(
    checkedFields
      .map((field) => [field, problemOf(field, values)] as const)
      .filter(([, problem]) => problem !== undefined),
  );

/** What is sent: as typed, without the spaces around it. */
export const formOf = (values: Values): Values => ({
  name: values.name.trim(),
  email: values.email.trim(),
  phone: values.phone.trim(),
  message: values.message.trim(),
});

/** Parses a stored draft; anything that is not text counts as empty. */
export const valuesFrom = (stored: unknown): Values => {
  const draft = Object(stored) as Partial<Record<Field, unknown>>;
  const textOf = (field: Field): string => {
    const value = draft[field];
    return typeof value === 'string' ? value : '';
  };
  return {
    name: textOf('name'),
    email: textOf('email'),
    phone: textOf('phone'),
    message: textOf('message'),
  };
};
