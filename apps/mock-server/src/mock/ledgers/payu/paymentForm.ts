import type { PayuTransaction } from '@seatwise/backend/db/records';
import { sameText } from '@seatwise/backend/security/signatures';
import {
  ownFields,
  requestHash,
  type MerchantAccount,
} from '@seatwise/backend/areas/payments/providers/payu';

const required = {
  txnid: 25,
  amount: 12,
  productinfo: 100,
  firstname: 60,
  email: 50,
  phone: 50,
  surl: 255,
  furl: 255,
} as const;

const longestOwnField = 255;

export type PostedForm = PayuTransaction['fields'];

/** Thrown if the provider must show its error page instead of the payment. */
export class PayuError extends Error {}

const readField = (
  posted: Readonly<Record<string, string>>,
  name: string,
  longest: number,
): string => {
  const value = posted[name] ?? '';
  if (Array.from(value).length > longest)
    throw new PayuError(`The field ${name} is longer than ${longest} characters.`);
  return value;
};

/** Parses the posted payment form; throws if a field is missing or the hash is wrong. */
export const readPaymentForm = async (
  posted: Readonly<Record<string, string>>,
  account: MerchantAccount,
): Promise<PostedForm> => {
  if (posted['key'] !== account.key) throw new PayuError('The merchant key is not known.');
  const names = Object.entries(required);
  const missing = names.find(([name]) => !posted[name]?.trim());
  if (missing) throw new PayuError(`The mandatory field ${missing[0]} is missing.`);
  const form = Object.fromEntries([
    ['key', account.key],
    ['hash', posted['hash'] ?? ''],
    ...names.map(([name, longest]) => [name, readField(posted, name, longest)]),
    ...ownFields.map((name) => [name, readField(posted, name, longestOwnField)]),
  ]) as PostedForm;
  if (!/^\d+(\.\d{1,2})?$/.test(form.amount) || Number(form.amount) <= 0)
    throw new PayuError('The amount must be a number with at most two decimals.');
  const expected = await requestHash(form, account);
  if (!sameText(form.hash, expected))
    throw new PayuError('Transaction failed due to incorrectly calculated hash parameter.');
  return form;
};
