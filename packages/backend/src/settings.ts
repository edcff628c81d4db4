import { defaultOfficialSites } from '@seatwise/api-client/contract/constants/officialSites';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { defaultLimits, type AddressLimits } from './security/rateLimits.ts';
import { readTrustedProxies } from './security/clientAddress.ts';
import { readWebOrigins } from './security/webOrigins.ts';

/** Parses site names, separated by commas, without paths or ports. */
const readOfficialSites = (names: string | undefined): readonly string[] => {
  const sites = (names ?? '')
    .split(',')
    .map((site) => site.trim().toLowerCase())
    .filter(Boolean);
  const wrong = sites.find((site) => !/^[a-z\d-]+(\.[a-z\d-]+)+$/.test(site));
  if (wrong !== undefined)
    throw new Error(`SEATWISE_OFFICIAL_SITES takes names such as mcc.nic.in, not «${wrong}»`);
  return sites.length > 0 ? sites : defaultOfficialSites;
};

const onOrOff = (name: string, value: string | undefined, fallback: boolean): boolean => {
  if (value === undefined || value === '') return fallback;
  if (value !== 'on' && value !== 'off') throw new Error(`${name} takes on or off, not «${value}»`);
  return value === 'on';
};

const readSecondFactor = (value: string | undefined): boolean => {
  if (value && value !== 'required' && value !== 'optional')
    throw new Error(`SEATWISE_STAFF_SECOND_FACTOR takes required or optional, not «${value}»`);
  return value === 'required';
};

const readAuditKey = (key: string | undefined): string | undefined => {
  if (key !== undefined && key.length > 0 && key.length < 32)
    throw new Error('SEATWISE_AUDIT_KEY takes 32 characters or more');
  return key || undefined;
};

type Variables = Readonly<Record<string, string | undefined>>;

const wholeNumber = (env: Variables, name: string, fallback: number, max: number): number => {
  const value = env[name];
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > max)
    throw new Error(`${name} takes a whole number from 0 to ${max}, not «${value}»`);
  return number;
};

/** Parses a port, optionally with a host before it. */
const readMetrics = (value: string | undefined) => {
  if (!value) return undefined;
  const [, name, digits] = /^(?:([\w.-]+):)?(\d{1,5})$/.exec(value) ?? [];
  if (digits === undefined || Number(digits) > 65_535)
    throw new Error(`SEATWISE_METRICS takes a port or host:port, not «${value}»`);
  return { host: name ?? '127.0.0.1', port: Number(digits) };
};

const limit = (env: Variables, name: string, of: keyof AddressLimits): number =>
  wholeNumber(env, name, defaultLimits[of], 1_000_000);

const host = (env: Variables): string => env['HOST'] || '127.0.0.1';

/** Whether the data are in PostgreSQL, which several servers may share. */
export const isPostgres = (data: string | undefined): data is string =>
  /^postgres(ql)?:\/\//.test(data ?? '');

/** Whether only this machine can reach a server that listens on this host. */
export const isLoopbackHost = (name: string): boolean =>
  name === 'localhost' || name === '::1' || /^127\.[\d.]+$/.test(name);

const wantsControl = (env: Variables, args: readonly string[]): boolean =>
  onOrOff('SEATWISE_CONTROL', env['SEATWISE_CONTROL'], args.includes('--control'));

export type Settings = ReturnType<typeof readSettings>;

/**
 * Parses the environment variables; throws an error that names an invalid one. `pnpm start` and
 * `pnpm dev` pass `--control`; otherwise the server has no control surface unless asked.
 */
export const readSettings = (env: Variables, args: readonly string[] = []) => ({
  /** The email of an administrator to create instead of starting. */
  admin: args.includes('--admin') ? (args[args.indexOf('--admin') + 1] ?? '') : undefined,
  port: wholeNumber(env, 'PORT', 4000, 65_535),
  host: host(env),
  /** Whether this machine may control the backend; never if other machines can reach the server. */
  control: wantsControl(env, args) && isLoopbackHost(host(env)),
  /** Whether a new dataset has the sample accounts. */
  sampleAccounts: wantsControl(env, args),
  /** A file's path, `memory`, or the address of a PostgreSQL database. */
  data:
    env['SEATWISE_DATA'] === 'memory' || isPostgres(env['SEATWISE_DATA'])
      ? env['SEATWISE_DATA']
      : resolve(env['SEATWISE_DATA'] || '.data/seatwise.sqlite'),
  /** An extract of the official lists with example dates, for demonstrations and tests. */
  extract: onOrOff('SEATWISE_SAMPLES', env['SEATWISE_SAMPLES'], false),
  limits: {
    signIns: limit(env, 'SEATWISE_SIGN_IN_LIMIT', 'signIns'),
    codes: limit(env, 'SEATWISE_CODE_LIMIT', 'codes'),
    signUps: limit(env, 'SEATWISE_SIGN_UP_LIMIT', 'signUps'),
    contactMessages: limit(env, 'SEATWISE_CONTACT_LIMIT', 'contactMessages'),
  },
  /** The proxies whose X-Forwarded-For is trusted; other callers' is ignored. */
  trustedProxies: readTrustedProxies(env['SEATWISE_TRUSTED_PROXY']),
  /** Apps served from other origins that may call. */
  webOrigins: readWebOrigins(env['SEATWISE_WEB_ORIGINS']),
  /** The sites whose links an alert may name without a warning. */
  officialSites: readOfficialSites(env['SEATWISE_OFFICIAL_SITES']),
  /** Whether calls outside the specification answer 404. */
  documentedCallsOnly: onOrOff(
    'SEATWISE_DOCUMENTED_CALLS_ONLY',
    env['SEATWISE_DOCUMENTED_CALLS_ONLY'],
    false,
  ),
  /** Whether the console refuses staff without two-step sign-in. */
  requiresSecondFactor: readSecondFactor(env['SEATWISE_STAFF_SECOND_FACTOR']),
  /** Not stored with the data, so that write access to them does not allow forging entries. */
  auditKey: readAuditKey(env['SEATWISE_AUDIT_KEY']),
  /** The address where Prometheus reads metrics: a separate port, which no proxy forwards. */
  metrics: readMetrics(env['SEATWISE_METRICS']),
  /** The name of this server in its log lines. */
  instance: env['SEATWISE_INSTANCE'] || `${hostname()}:${env['PORT'] || 4000}`,
  logRequests: env['SEATWISE_LOG'] === 'requests',
});
