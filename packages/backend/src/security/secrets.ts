import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Database } from '../db/database.ts';
import { hex, randomName, type Environment } from '../environment.ts';

/** With a key outside of the data, what is stored is not the secret, and a copy of it signs nothing. */
const secret =
  (name: (typeof secretNames)[number]) =>
  ({ settings, signingKey }: Database): string => {
    const stored = String(settings.get(`secret:${name}`)!.value);
    if (signingKey === undefined) return stored;
    return hex(hmac(sha256, utf8ToBytes(signingKey), utf8ToBytes(`${name}:${stored}`)));
  };

/** The settings that hold secrets; data files of earlier versions know PayU's salt as `secondSalt`. */
export const secretNames = [
  'token',
  'otp',
  'xsrf',
  'cardKey',
  'cardWebhook',
  'secondSalt',
] as const;

/** Made once for each dataset, so that tokens and codes survive a restart. */
export const secrets = {
  token: secret('token'),
  otp: secret('otp'),
  xsrf: secret('xsrf'),
  cardKey: secret('cardKey'),
  cardWebhook: secret('cardWebhook'),
  payuSalt: secret('secondSalt'),
};

const epoch = 'epoch';

/** Changes with each restore: a token of another epoch is void. Empty before the first. */
export const epochOf = ({ settings }: Database): string => String(settings.get(epoch)?.value ?? '');

/** Ends all sessions, those too that ended since the backup was made. */
export const beginEpoch = (db: Database, environment: Environment): void =>
  void db.settings.put({ id: epoch, value: randomName(environment) });
