import * as z from 'zod/mini';
import { defineArea, redirect, textOrJson } from './operation.ts';
import { providers } from './payments.ts';

/** Calls that the payment providers make to the server; each proves itself by a signature. */

export const callbacks = defineArea('everyone', {
  cardWebhook: {
    summary: 'The card provider reports a payment; signed in X-Razorpay-Signature',
    route: `POST /api/payments/${providers.card.slug}/webhook`,
    body: z.object({ event: z.string(), payload: z.unknown() }),
    answer: textOrJson,
    failures: { 400: 'The signature does not match the body' },
  },

  payuReturn: {
    summary: 'PayU sends the payer back; leads on to /checkout',
    route: `POST /api/payments/${providers.payu.slug}/return`,
    encoding: 'urlencoded',
    body: z.object({ txnid: z.string(), status: z.string(), hash: z.string() }),
    answer: redirect,
    failures: { 400: 'The hash does not match the fields' },
  },

  payuWebhook: {
    summary: 'PayU reports a payment from server to server; signed in its hash',
    route: `POST /api/payments/${providers.payu.slug}/webhook`,
    encoding: 'urlencoded',
    body: z.object({ txnid: z.string(), status: z.string(), hash: z.string() }),
    answer: textOrJson,
    failures: { 400: 'The hash does not match the fields' },
  },
});
