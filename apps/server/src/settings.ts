import { readSettings, type Sender, type Settings } from '@seatwise/backend';
import {
  readPaymentSettings,
  secretIn,
  type Condition,
  type PaymentSettings,
  type Variables,
} from './paymentSettings.ts';
import type { SmtpSettings } from './smtp.ts';

/** The settings that a start lacks, each with advice on how to give it. */
export class Incomplete extends Error {
  constructor(missing: readonly Condition[]) {
    const lines = missing.map(([, setting, advice]) => `  ${setting.padEnd(27)} ${advice}`);
    super(`The server does not start without:\n\n${lines.join('\n')}\n`);
  }
}

const isSmtp = (url: string): boolean => /^smtps?:$/.test(URL.parse(url)?.protocol ?? '');

/** The address in `Name <address>`. */
const addressIn = (from: string): string => /<(.+)>/.exec(from)?.[1] ?? from;

/** The settings except those that only the mock has. */
type Common = Omit<Settings, 'control' | 'sampleAccounts' | 'extract' | 'admin'>;

export interface ServerSettings extends Common {
  readonly smtp: SmtpSettings;
  /** Stored outside the data, so that a copy of the data cannot sign tokens. */
  readonly signingKey: string;
  readonly sender: Sender;
  /** Undefined if no plan is on sale. */
  readonly payments: PaymentSettings | undefined;
}

/** Reads the settings of a server for a team; throws an error that names all missing ones. */
export const readServerSettings = (env: Variables): ServerSettings => {
  const url = secretIn(env['SEATWISE_MAIL_URL_FILE']);
  const signingKey = secretIn(env['SEATWISE_SIGNING_KEY_FILE']) ?? '';
  const from = env['SEATWISE_MAIL_FROM'] ?? '';
  const site = (env['VITE_SITE_URL'] ?? '').replace(/\/$/, '');
  const operator = env['VITE_OPERATOR_NAME']?.trim() ?? '';
  const plans = env['SEATWISE_PLANS'];
  const { conditions: ofPayments, settings: payments } = readPaymentSettings(env, addressIn(from));
  const conditions: readonly Condition[] = [
    [
      url !== undefined && isSmtp(url),
      'SEATWISE_MAIL_URL_FILE',
      'a file that holds smtps://USER:PASSWORD@HOST:465 or smtp://…:587',
    ],
    [
      signingKey.length >= 32,
      'SEATWISE_SIGNING_KEY_FILE',
      'a file with 32 characters or more: openssl rand -hex 32',
    ],
    [from.includes('@'), 'SEATWISE_MAIL_FROM', 'the sender, as Seatwise <no-reply@your.site>'],
    [/^https?:\/\//.test(site), 'VITE_SITE_URL', 'the address of the site, for links in mails'],
    [operator !== '', 'VITE_OPERATOR_NAME', 'who runs the site'],
    [
      plans === 'on' || plans === 'off',
      'SEATWISE_PLANS',
      'on, with the keys of both providers; off, and no plan is on sale',
    ],
    ...(plans === 'on' ? ofPayments : []),
  ];
  const missing = conditions.filter(([isGiven]) => !isGiven);
  if (missing.length > 0) throw new Incomplete(missing);
  const smtp: SmtpSettings = { url: url!, from };
  const {
    control: _,
    sampleAccounts: __,
    extract: ___,
    admin: ____,
    ...common
  } = readSettings(env);
  return {
    ...common,
    smtp,
    signingKey,
    sender: { site, operator },
    payments: plans === 'on' ? payments : undefined,
  };
};
