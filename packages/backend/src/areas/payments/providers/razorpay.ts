import { hmacSha256 } from '../../../security/signatures.ts';

/** The card provider's two formulas. Both answer hexadecimal. */

export const paymentSignature = (
  orderId: string,
  paymentId: string,
  keySecret: string,
): Promise<string> => hmacSha256(keySecret, `${orderId}|${paymentId}`);

export const webhookSignature = (rawBody: string, webhookSecret: string): Promise<string> =>
  hmacSha256(webhookSecret, rawBody);
