import { isEmail, tidyPhone, tooLong } from '../shared/fields.ts';
import { problemsOf, unless, valuesOf, type Problems, type Rules } from '../shared/rules.ts';
import { messages } from './messages.ts';

export const fields = ['name', 'email', 'phone', 'message'] as const;
export type Field = (typeof fields)[number];
/** The fields' texts as typed. */
export type Values = Readonly<Record<Field, string>>;

export const emptyValues: Values = { name: '', email: '', phone: '', message: '' };

/** The maximum length of each field. */
export const maxLengths: Readonly<Record<Field, number>> = {
  name: 200,
  email: 254,
  phone: 20,
  message: 4000,
};

/** Whether a trimmed text is valid, by field. */
const isRight: Readonly<Record<Field, (text: string) => boolean>> = {
  name: (text) => text !== '',
  email: isEmail,
  // Optional; any country's notation is accepted.
  phone: (text) => text === '' || /^[\d\s()+-]{7,}$/.test(text),
  message: (text) => text !== '',
};

const ruleOf =
  (field: Field) =>
  (values: Values): string | undefined => {
    const text = values[field].trim();
    return tooLong(text, maxLengths[field]) ?? unless(isRight[field](text), messages[field]);
  };

const rules: Rules<Values> = {
  name: ruleOf('name'),
  email: ruleOf('email'),
  phone: ruleOf('phone'),
  message: ruleOf('message'),
};

/** The problems of all fields, or of some. */
export const errorsOf = (values: Values, checkedFields?: readonly Field[]): Problems<Values> =>
  problemsOf(rules, values, checkedFields);

/** The request body: trimmed, and a mobile number as its ten digits. */
export const formOf = (values: Values): Values => ({
  name: values.name.trim(),
  email: values.email.trim(),
  phone: tidyPhone(values.phone),
  message: values.message.trim(),
});

export const valuesFrom = (stored: unknown): Values => valuesOf(emptyValues, stored);
