import { hmacSha256 } from '../../../security/signatures.ts';

/** The card provider's two formulas; both return hexadecimal text. */

export const paymentSignature = (
  orderId: string,
  paymentId: string,
  keySecret: string,
): Promise<string> => hmacSha256(keySecret, `${orderId}|${paymentId}`);

export const webhookSignature = (rawBody: string, webhookSecret: string): Promise<string> =>
  hmacSha256(webhookSecret, rawBody);
