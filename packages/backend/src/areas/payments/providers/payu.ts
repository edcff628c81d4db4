import { sha512 } from '../../../security/signatures.ts';

/** PayU's formulas: fields joined by pipes, the salt at one end. */

export interface MerchantAccount {
  readonly key: string;
  readonly salt: string;
}

/** The merchant's own fields, which PayU passes through. */
export const ownFields = ['udf1', 'udf2', 'udf3', 'udf4', 'udf5'] as const;

/** The fields that a hash covers besides key and salt, in order; the merchant's are optional. */
const hashed = ['txnid', 'amount', 'productinfo', 'firstname', 'email', ...ownFields] as const;

type Hashed = (typeof hashed)[number];
type Own = (typeof ownFields)[number];
export type HashedFields = Readonly<
  Record<Exclude<Hashed, Own>, string> & Partial<Record<Own, string | undefined>>
>;

const reserved = ['', '', '', '', ''];

const covered = (fields: HashedFields): string[] => hashed.map((name) => fields[name] ?? '');

export const requestHash = (fields: HashedFields, { key, salt }: MerchantAccount) =>
  sha512([key, ...covered(fields), ...reserved, salt].join('|'));

/** The same fields reversed, with the outcome; extra charges come first. */
export const responseHash = (
  fields: HashedFields,
  outcome: { readonly status: string; readonly additionalCharges?: string | undefined },
  { key, salt }: MerchantAccount,
) =>
  sha512(
    [
      ...(outcome.additionalCharges === undefined ? [] : [outcome.additionalCharges]),
      salt,
      outcome.status,
      ...reserved,
      ...covered(fields).toReversed(),
      key,
    ].join('|'),
  );

export const commandHash = (command: string, var1: string, { key, salt }: MerchantAccount) =>
  sha512([key, command, var1, salt].join('|'));
