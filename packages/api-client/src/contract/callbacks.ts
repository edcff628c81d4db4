import * as z from 'zod/mini';
import { operation, redirect, textOrJson } from './operation.ts';
import { providers } from './payments.ts';

/** Calls the payment providers make to the server; each proves itself by a signature. */

const cardWebhook = operation({
  id: 'cardWebhook',
  documented: null,
  summary: 'The card provider reports a payment; signed in X-Razorpay-Signature',
  method: 'POST',
  path: `/api/payments/${providers.card.slug}/webhook`,
  access: 'everyone',
  body: z.object({ event: z.string(), payload: z.unknown() }),
  answer: textOrJson,
  failures: { 400: { when: 'The signature does not match the body' } },
});

const payuReturn = operation({
  id: 'payuReturn',
  documented: null,
  summary: 'PayU sends the payer back; leads on to /checkout',
  method: 'POST',
  path: `/api/payments/${providers.payu.slug}/return`,
  access: 'everyone',
  encoding: 'urlencoded',
  body: z.object({ txnid: z.string(), status: z.string(), hash: z.string() }),
  answer: redirect,
  failures: { 400: { when: 'The hash does not match the fields' } },
});

const payuWebhook = operation({
  id: 'payuWebhook',
  documented: null,
  summary: 'PayU reports a payment from server to server; signed in its hash',
  method: 'POST',
  path: `/api/payments/${providers.payu.slug}/webhook`,
  access: 'everyone',
  encoding: 'urlencoded',
  body: z.object({ txnid: z.string(), status: z.string(), hash: z.string() }),
  answer: textOrJson,
  failures: { 400: { when: 'The hash does not match the fields' } },
});

export const callbacks = { cardWebhook, payuReturn, payuWebhook };
