import type { Environment } from '../../../environment.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Random letters and digits, as in the providers' own ids: `order_` and 14 characters. */
export const randomLetters = ({ randomBytes }: Environment, count = 14): string =>
  Array.from(randomBytes(count), (byte) => alphabet[byte % alphabet.length]).join('');

/** Random digits, because PayU's ids are long numbers. */
export const randomDigits = ({ randomBytes }: Environment, count: number): string =>
  Array.from(randomBytes(count), (byte) => byte % 10).join('');
