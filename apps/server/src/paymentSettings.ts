import { readFileSync } from 'node:fs';
import { isLoopbackHost } from '@seatwise/backend';
import type { CardSettings } from './cardProvider.ts';
import type { PayuSettings } from './payuProvider.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** Whether a setting is given, its name, and how to give it. */
export type Condition = readonly [isGiven: boolean, setting: string, advice: string];

export interface PaymentSettings {
  readonly card: CardSettings;
  readonly payu: PayuSettings;
}

/** The content of a secret's file; undefined if it cannot be read. */
export const secretIn = (file: string | undefined): string | undefined => {
  if (!file) return undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
};

/** Reads `NAME:SECRET`. The name ends at the first colon, so the secret may contain more. */
const pairIn = (file: string | undefined) => {
  const [, name = '', secret = ''] = /^([^:\s]+):(\S+)$/.exec(secretIn(file) ?? '') ?? [];
  return { name, secret };
};

/** Keys are sent to this address, so anything but this machine must use TLS. */
const isSafe = (address: string): boolean => {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackHost(url.hostname));
};

/** Reads the keys and addresses of the providers, and which of them are missing. */
export const readPaymentSettings = (env: Variables, contact: string) => {
  const key = pairIn(env['SEATWISE_CARD_KEY_FILE']);
  const webhookSecret = secretIn(env['SEATWISE_CARD_WEBHOOK_FILE']) ?? '';
  const account = pairIn(env['SEATWISE_PAYU_KEY_FILE']);
  const cardApi = env['SEATWISE_CARD_API'] || 'https://api.razorpay.com';
  const page = env['SEATWISE_PAYU_PAGE'] || 'https://secure.payu.in/_payment';
  const api = env['SEATWISE_PAYU_API'] || 'https://info.payu.in/merchant/postservice.php?form=2';
  const conditions: readonly Condition[] = [
    [key.secret !== '', 'SEATWISE_CARD_KEY_FILE', "a file with Razorpay's KEY_ID:KEY_SECRET"],
    [
      key.name !== '' && env['VITE_CARD_KEY'] === key.name,
      'VITE_CARD_KEY',
      "Razorpay's KEY_ID, as at the build of the app",
    ],
    [
      webhookSecret !== '',
      'SEATWISE_CARD_WEBHOOK_FILE',
      "a file with the secret of Razorpay's webhook",
    ],
    [account.secret !== '', 'SEATWISE_PAYU_KEY_FILE', "a file with PayU's KEY:SALT"],
    [isSafe(cardApi), 'SEATWISE_CARD_API', 'an https:// address, or nothing for the live one'],
    [isSafe(page), 'SEATWISE_PAYU_PAGE', 'an https:// address, or nothing for the live one'],
    [isSafe(api), 'SEATWISE_PAYU_API', 'an https:// address, or nothing for the live one'],
  ];
  const settings: PaymentSettings = {
    card: { api: cardApi, keyId: key.name, keySecret: key.secret, webhookSecret },
    payu: { page, api, key: account.name, salt: account.secret, contact },
  };
  return { conditions, settings };
};
