import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Database } from '../db/database.ts';
import { hex, randomName, type Environment } from '../environment.ts';

/** With a signing key outside the database, a copy of the database is not enough to sign. */
const secret =
  (name: (typeof secretNames)[number]) =>
  ({ settings, signingKey }: Database): string => {
    const stored = String(settings.get(`secret:${name}`)!.value);
    if (signingKey === undefined) return stored;
    return hex(hmac(sha256, utf8ToBytes(signingKey), utf8ToBytes(`${name}:${stored}`)));
  };

/** The settings that contain secrets; older data call PayU's salt `secondSalt`. */
export const secretNames = [
  'token',
  'otp',
  'xsrf',
  'cardKey',
  'cardWebhook',
  'secondSalt',
] as const;

/** The secrets, created once per dataset, so that tokens and codes survive a restart. */
export const secrets = {
  token: secret('token'),
  otp: secret('otp'),
  xsrf: secret('xsrf'),
  cardKey: secret('cardKey'),
  cardWebhook: secret('cardWebhook'),
  payuSalt: secret('secondSalt'),
};

const epoch = 'epoch';

/** Changes with each restore, which invalidates tokens of other epochs. Empty before the first. */
export const epochOf = ({ settings }: Database): string => String(settings.get(epoch)?.value ?? '');

/** Ends all sessions, including those that were signed out after the backup. */
export const beginEpoch = (db: Database, environment: Environment): void =>
  void db.settings.put({ id: epoch, value: randomName(environment) });
