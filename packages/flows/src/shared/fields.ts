import { counsellingCategories } from '@seatwise/api-client/contract/constants/counselling';
import { numberFormat } from './format.ts';
import { defaultLocale } from './locale.ts';
import { atMostCharacters } from './sentences.ts';

/** Longest address that mail systems carry. */
export const maxEmailLength = 254;

/** The contract's rule, letter by letter: zod itself would be too heavy for a page with a form. */
const address = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** Whether the server will take this for an address; the proof is the code that is sent there. */
export const isEmail = (text: string): boolean =>
  text.length <= maxEmailLength && address.test(text);

/** Sign-in and every new password of one's own want this many characters. */
export const minPasswordLength = 8;

/** Servers take no more, because hashing a longer one costs too much. */
export const maxPasswordLength = 128;

/** What a new password needs, in the order in which a hint lists it. */
export const passwordRules = [
  { name: 'length', holds: (password: string) => password.length >= minPasswordLength },
  { name: 'uppercase', holds: (password: string) => /[A-Z]/.test(password) },
  { name: 'lowercase', holds: (password: string) => /[a-z]/.test(password) },
  { name: 'digit', holds: (password: string) => /\d/.test(password) },
  { name: 'symbol', holds: (password: string) => /[!@#$%^&*(),.?":{}|<>]/.test(password) },
] as const;

export type PasswordRule = (typeof passwordRules)[number]['name'];

/** The rules that a password breaks; the hint under a new password is drawn from them. */
export const brokenPasswordRules = (password: string): readonly PasswordRule[] =>
  passwordRules.filter(({ holds }) => !holds(password)).map(({ name }) => name);

/**
 * A positive whole number as people write it, with commas such as 45,210; undefined for anything else.
 * A leading zero is refused, as the specification wants it of a rank.
 */
export const wholeNumberFrom = (text: string): number | undefined => {
  const digits = text.replaceAll(/[,\s]/g, '');
  const value = /^[1-9]\d{0,15}$/.test(digits) ? Number(digits) : undefined;
  return Number.isSafeInteger(value) ? value : undefined;
};

const mobileNumber = /^(?:(?:\+|00)?91|0)?([6-9]\d{9})$/;

/** The ten digits of an Indian mobile number, however a phone fills it in; other texts are trimmed. */
export const tidyPhone = (text: string): string =>
  mobileNumber.exec(text.replaceAll(/[\s().-]/g, ''))?.[1] ?? text.trim();

export const isMobile = (text: string): boolean => mobileNumber.test(tidyPhone(text));

/** The last eight of a NEET roll number's ten digits, which accounts keep; other texts are trimmed. */
export const rollNumberFrom = (text: string): string => text.trim().replace(/^\d\d(?=\d{8}$)/, '');

export const isCounsellingCategory = (
  text: string,
): text is (typeof counsellingCategories)[number] =>
  counsellingCategories.some((category) => category === text);

const wholeNumber = numberFormat({});
const figures = (count: number): string => wholeNumber(defaultLocale).format(count);

/** The error of a text that is too long; input is never cut silently. */
export const tooLong = (text: string, most: number): string | undefined =>
  text.length > most ? atMostCharacters(figures(most), figures(text.length)) : undefined;
