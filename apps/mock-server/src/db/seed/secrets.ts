import type { Database } from '../database.ts';

const secret =
  (name: string) =>
  (db: Database): string =>
    String(db.settings.get(`secret:${name}`)!.value);

/** Made once for each dataset, so that tokens and codes survive a restart. */
export const secrets = {
  token: secret('token'),
  otp: secret('otp'),
  xsrf: secret('xsrf'),
  cardKey: secret('cardKey'),
  cardWebhook: secret('cardWebhook'),
  secondSalt: secret('secondSalt'),
};
