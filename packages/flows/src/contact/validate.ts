import { isEmail } from '../shared/email.ts';
import { messages } from './messages.ts';

export const fields = ['name', 'email', 'phone', 'message'] as const;
export type Field = (typeof fields)[number];
/** Everything as it was typed. */
export type Values = Readonly<Record<Field, string>>;

export const nothing: Values = { name: '', email: '', phone: '', message: '' };

/** The most characters that each field takes. */
export const longest: Readonly<Record<Field, number>> = {
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

const isRight = (field: Field, values: Values): boolean => {
  const text = values[field].trim();
  return text.length <= longest[field] && rules[field](text);
};

export type Errors = Readonly<Partial<Record<Field, string>>>;

/** What is wrong, of all fields or of some. */
export const errorsOf = (values: Values, among: readonly Field[] = fields): Errors =>
  Object.fromEntries(
    among.filter((field) => !isRight(field, values)).map((field) => [field, messages[field]]),
  );

/** What is sent: as typed, without the spaces around it. */
export const formOf = (values: Values): Values => ({
  name: values.name.trim(),
  email: values.email.trim(),
  phone: values.phone.trim(),
  message: values.message.trim(),
});

/** Reads a draft that was put aside; what is no text reads as nothing typed. */
export const valuesFrom = (stored: unknown): Values => {
  const draft = Object(stored) as Partial<Record<Field, unknown>>;
  const textOf = (field: Field): string => {
    const value = draft[field];
    return typeof value === 'string' ? value.slice(0, longest[field]) : '';
  };
  return {
    name: textOf('name'),
    email: textOf('email'),
    phone: textOf('phone'),
    message: textOf('message'),
  };
};
