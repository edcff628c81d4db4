import { textOrJson, type Operation } from '@seatwise/api-client/contract/operation';
import * as z from 'zod/mini';
import type { MockBackend } from '../../../mockBackend.ts';
import { secrets } from '@seatwise/backend/security/secrets';
import { readInput } from '@seatwise/backend/http/readInput';
import { on, type Route } from '@seatwise/backend/http/routes';
import { HttpError } from '@seatwise/backend/httpError';
import { merchant } from '../../ledgers/credentials.ts';
import { paymentSignature } from '@seatwise/backend/areas/payments/providers/razorpay';
import { createNotifications } from '../notifications.ts';
import { checkoutScript } from './checkout/script.ts';
import { decline } from '../../ledgers/razorpay/entities.ts';
import { createRazorpayLedger } from '../../ledgers/razorpay/ledger.ts';
import { RazorpayError } from '../../ledgers/razorpay/razorpayError.ts';
import { signedDelivery, type WebhookEvent } from './webhook.ts';

const root = '/simulators/razorpay';

/** Any JSON; the simulator validates it with the provider's own messages. */
const anyJson = {
  id: 'razorpayJson',
  summary: 'JSON sent to the simulator',
  method: 'POST',
  path: root,
  access: 'everyone',
  body: z.looseObject({}),
  answer: textOrJson,
} as const satisfies Operation;

const paymentRequest = z.object({
  key: z.literal(merchant.razorpayKeyId),
  order_id: z.string(),
  amount: z.coerce.number(),
  currency: z.string(),
  outcome: z.enum(['success', 'failure']),
});

interface Asked {
  readonly request: Request;
  readonly params: Readonly<Record<string, unknown>>;
}

const readBody = async ({ db }: MockBackend, { request }: Asked) =>
  (await db.turns.aside(() => readInput(anyJson, request, {}))).input;

const idOf = ({ params }: Asked): string => String(params['id']);

/** Answers with JSON, and with errors in the provider's shape. */
const api =
  (backend: MockBackend, act: (asked: Asked) => unknown) =>
  async (asked: Asked): Promise<Response> => {
    try {
      return Response.json(await backend.db.turns.take(() => act(asked)), {
        headers: { 'cache-control': 'no-store' },
      });
    } catch (error) {
      if (error instanceof RazorpayError) return error.toResponse();
      if (error instanceof HttpError)
        return new RazorpayError(error.message, {}, error.status).toResponse();
      backend.environment.log('failed', { operation: 'razorpay', error: String(error) });
      const words = 'We are facing some trouble completing your request at the moment.';
      return new RazorpayError(words, { code: 'SERVER_ERROR' }, 500).toResponse();
    }
  };

export const razorpayHandlers = (backend: MockBackend): Route[] => {
  const { db } = backend;
  const ledger = createRazorpayLedger(backend);
  const notifications = createNotifications(backend);

  const asMerchant = ({ request }: Asked) => ledger.as(request.headers.get('authorization'));

  /** Pays an order for the checkout; a declined payment is a 200 as well. */
  const pay = async (asked: Asked) => {
    const request = z.safeParse(paymentRequest, await readBody(backend, asked));
    if (!request.success) {
      const { path, message } = request.error.issues[0]!;
      throw new RazorpayError(`${path.join('.')}: ${message}`);
    }
    const { order_id: orderId, outcome, amount, currency } = request.data;
    const { order, payment } = ledger.attempt({ orderId, amount, currency }, outcome === 'success');
    const events: WebhookEvent[] =
      outcome === 'success' ? ['payment.captured', 'order.paid'] : ['payment.failed'];
    for (const event of events) {
      const { rawBody, signature, eventId } = await signedDelivery(backend, event, order, payment);
      await notifications.send(
        { provider: 'card', id: eventId ?? undefined, body: rawBody, signature },
        asked.request,
      );
    }
    if (outcome === 'failure')
      return { error: { ...decline, metadata: { order_id: orderId, payment_id: payment.id } } };
    return {
      razorpay_payment_id: payment.id,
      razorpay_order_id: orderId,
      razorpay_signature: await paymentSignature(orderId, payment.id, secrets.cardKey(db)),
    };
  };

  return [
    on.get(
      `${root}/checkout.js`,
      () =>
        new Response(checkoutScript(root), {
          headers: {
            'content-type': 'text/javascript; charset=utf-8',
            'cache-control': 'no-cache',
            // An app on another origin loads it as a script, without CORS.
            'cross-origin-resource-policy': 'cross-origin',
          },
        }),
    ),
    on.post(
      `${root}/v1/orders`,
      api(backend, async (asked) => asMerchant(asked).createOrder(await readBody(backend, asked))),
    ),
    on.get(
      `${root}/v1/orders`,
      api(backend, (asked) => {
        const { searchParams } = new URL(asked.request.url);
        return asMerchant(asked).orders(searchParams.get('receipt') ?? '');
      }),
    ),
    on.get(
      `${root}/v1/orders/:id`,
      api(backend, (asked) => asMerchant(asked).order(idOf(asked))),
    ),
    on.get(
      `${root}/v1/orders/:id/payments`,
      api(backend, (asked) => asMerchant(asked).payments(idOf(asked))),
    ),
    on.post(`${root}/v1/payments`, api(backend, pay)),
  ];
};
