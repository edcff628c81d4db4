import { sha512 } from '../../../security/signatures.ts';

/** PayU's formulas: fields joined by pipes, the salt at one end. */

export interface MerchantAccount {
  readonly key: string;
  readonly salt: string;
}

/** What a hash covers beside key and salt. */
export interface HashedFields {
  readonly txnid: string;
  readonly amount: string;
  readonly productinfo: string;
  readonly firstname: string;
  readonly email: string;
  readonly udf1?: string | undefined;
  readonly udf2?: string | undefined;
  readonly udf3?: string | undefined;
  readonly udf4?: string | undefined;
  readonly udf5?: string | undefined;
}

const reserved = ['', '', '', '', ''];

const covered = (fields: HashedFields): string[] => [
  fields.txnid,
  fields.amount,
  fields.productinfo,
  fields.firstname,
  fields.email,
  fields.udf1 ?? '',
  fields.udf2 ?? '',
  fields.udf3 ?? '',
  fields.udf4 ?? '',
  fields.udf5 ?? '',
];

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
