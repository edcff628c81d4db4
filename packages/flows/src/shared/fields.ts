import { counsellingCategories } from '@seatwise/api-client/contract/constants/counselling';
import { numberFormat } from './format.ts';
import { defaultLocale } from './locale.ts';
import { atMostCharacters } from './sentences.ts';

/** The longest address that mail systems carry. */
export const maxEmailLength = 254;

/** Repeats the contract's rule exactly, because zod would be too heavy for a page with a form. */
const address = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** Whether the server will accept an address; only the code sent there proves that it exists. */
export const isEmail = (text: string): boolean =>
  text.length <= maxEmailLength && address.test(text);

/** Sign-in and every password that users choose themselves need this many characters. */
export const minPasswordLength = 8;

/** Servers accept no longer passwords, because hashing them costs too much. */
export const maxPasswordLength = 128;

/** The rules for a new password, in the order in which a hint lists them. */
export const passwordRules = [
  { name: 'length', holds: (password: string) => password.length >= minPasswordLength },
  { name: 'uppercase', holds: (password: string) => /[A-Z]/.test(password) },
  { name: 'lowercase', holds: (password: string) => /[a-z]/.test(password) },
  { name: 'digit', holds: (password: string) => /\d/.test(password) },
  { name: 'symbol', holds: (password: string) => /[!@#$%^&*(),.?":{}|<>]/.test(password) },
] as const;

export type PasswordRule = (typeof passwordRules)[number]['name'];

/** The rules that a password breaks; the hint under a new password lists them. */
export const brokenPasswordRules = (password: string): readonly PasswordRule[] =>
  passwordRules.filter(({ holds }) => !holds(password)).map(({ name }) => name);

/**
 * A positive whole number as people type it, with commas such as 45,210 or in Hindi digits; undefined for anything
 * else. A leading zero is refused, as the specification requires for a rank.
 */
export const wholeNumberFrom = (text: string): number | undefined => {
  const digits = text
    .replaceAll(/[,\s]/g, '')
    .replaceAll(/[०-९]/g, (digit) => String(digit.codePointAt(0)! - '०'.codePointAt(0)!));
  const value = /^[1-9]\d{0,15}$/.test(digits) ? Number(digits) : undefined;
  return Number.isSafeInteger(value) ? value : undefined;
};

const mobileNumber = /^(?:(?:\+|00)?91|0)?([6-9]\d{9})$/;

/** The ten digits of an Indian mobile number in any format; other texts are only trimmed. */
export const tidyPhone = (text: string): string =>
  mobileNumber.exec(text.replaceAll(/[\s().-]/g, ''))?.[1] ?? text.trim();

export const isMobile = (text: string): boolean => mobileNumber.test(tidyPhone(text));

/** A NEET roll number's last eight digits, which accounts use; other texts are only trimmed. */
export const rollNumberFrom = (text: string): string => text.trim().replace(/^\d\d(?=\d{8}$)/, '');

export const isCounsellingCategory = (
  text: string,
): text is (typeof counsellingCategories)[number] =>
  counsellingCategories.some((category) => category === text);

const wholeNumber = numberFormat({});
const figures = (count: number): string => wholeNumber(defaultLocale).format(count);

/** The error for a text that is too long; input is never cut silently. */
export const tooLong = (text: string, most: number): string | undefined =>
  text.length > most ? atMostCharacters(figures(most), figures(text.length)) : undefined;
