import { readFileSync } from 'node:fs';
import { readSettings, type Sender, type Settings } from '@seatwise/mock-server/parts';
import type { SmtpSettings } from './smtp.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** What a start lacks, each with how to give it. */
export class Incomplete extends Error {
  constructor(missing: readonly (readonly [setting: string, advice: string])[]) {
    const lines = missing.map(([setting, advice]) => `  ${setting.padEnd(24)} ${advice}`);
    super(`The server does not start without:\n\n${lines.join('\n')}\n`);
  }
}

/** The content of a secret's file; undefined where it cannot be read. */
const secretIn = (file: string | undefined): string | undefined => {
  if (!file) return undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
};

const isSmtp = (url: string): boolean => /^smtps?:$/.test(URL.parse(url)?.protocol ?? '');

/** Settings, without what only the mock has. */
type Common = Omit<Settings, 'control' | 'sampleAccounts' | 'extract' | 'admin'>;

export interface ServerSettings extends Common {
  readonly smtp: SmtpSettings;
  readonly sender: Sender;
}

/** The settings of a server for a team; throws naming all that are missing. */
export const readServerSettings = (env: Variables): ServerSettings => {
  const url = secretIn(env['SEATWISE_MAIL_URL_FILE']);
  const from = env['SEATWISE_MAIL_FROM'] ?? '';
  const site = (env['VITE_SITE_URL'] ?? '').replace(/\/$/, '');
  const operator = env['VITE_OPERATOR_NAME']?.trim() ?? '';
  const conditions = [
    [
      url !== undefined && isSmtp(url),
      'SEATWISE_MAIL_URL_FILE',
      'a file that holds smtps://USER:PASSWORD@HOST:465 or smtp://…:587',
    ],
    [from.includes('@'), 'SEATWISE_MAIL_FROM', 'the sender, as Seatwise <no-reply@your.site>'],
    [/^https?:\/\//.test(site), 'VITE_SITE_URL', 'the address of the site, for links in mails'],
    [operator !== '', 'VITE_OPERATOR_NAME', 'who runs the site'],
    [
      env['SEATWISE_PLANS'] === 'off',
      'SEATWISE_PLANS',
      'off: this server has no adapter for payment keys yet, so no plan is on sale',
    ],
  ] as const;
  const missing = conditions.flatMap(([isGiven, ...line]) => (isGiven ? [] : [line]));
  if (missing.length > 0) throw new Incomplete(missing);
  const smtp: SmtpSettings = { url: url!, from };
  const {
    control: _,
    sampleAccounts: __,
    extract: ___,
    admin: ____,
    ...common
  } = readSettings(env);
  return { ...common, smtp, sender: { site, operator } };
};
