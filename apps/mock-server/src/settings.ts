import { resolve } from 'node:path';
import { defaultLimits, type AddressLimits } from './accounts/rateLimits.ts';

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** A file's path, or `memory`. */
  readonly data: string;
  readonly logRequests: boolean;
  /** Rows of the seat matrix. */
  readonly seats: number;
  readonly limits: AddressLimits;
}

const wholeNumber = (
  name: string,
  value: string | undefined,
  fallback: number,
  max: number,
): number => {
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > max)
    throw new Error(`${name} takes a whole number from 0 to ${max}, not «${value}»`);
  return number;
};

/** Parses the environment variables once; throws naming the invalid one. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings => ({
  port: wholeNumber('PORT', env['PORT'], 4000, 65_535),
  host: env['HOST'] ?? '127.0.0.1',
  data:
    env['SEATWISE_DATA'] === 'memory'
      ? 'memory'
      : resolve(env['SEATWISE_DATA'] || '.data/seatwise.sqlite'),
  seats: wholeNumber('SEATWISE_SEATS', env['SEATWISE_SEATS'], 12_000, 200_000),
  limits: {
    signIns: wholeNumber(
      'SEATWISE_SIGN_IN_LIMIT',
      env['SEATWISE_SIGN_IN_LIMIT'],
      defaultLimits.signIns,
      1_000_000,
    ),
    codes: wholeNumber(
      'SEATWISE_CODE_LIMIT',
      env['SEATWISE_CODE_LIMIT'],
      defaultLimits.codes,
      1_000_000,
    ),
  },
  logRequests: env['SEATWISE_LOG'] === 'requests',
});
