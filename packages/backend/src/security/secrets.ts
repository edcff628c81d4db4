import type { Database } from '../db/database.ts';

const secret =
  (name: (typeof secretNames)[number]) =>
  (db: Database): string =>
    String(db.settings.get(`secret:${name}`)!.value);

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
