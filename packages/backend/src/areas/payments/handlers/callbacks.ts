import { callbacks as contract } from '@seatwise/api-client/contract/callbacks';
import type { Backend } from '../../../backend.ts';
import { createCardPayments } from '../cardPayments.ts';
import { createPayuPayments } from '../payuPayments.ts';
import { serveArea } from '../../../http/handle.ts';

export const callbackHandlers = (backend: Backend) => {
  const card = createCardPayments(backend);
  const payu = createPayuPayments(backend);

  return serveArea(backend, contract, {
    cardWebhook: async ({ rawBody, request }) => ({
      status: await card.receiveWebhook({
        rawBody,
        signature: request.headers.get('x-razorpay-signature'),
        eventId: request.headers.get('x-razorpay-event-id'),
      }),
    }),

    payuReturn: async ({ rawBody, request }) => {
      const { id } = await payu.receive(Object.fromEntries(new URLSearchParams(rawBody)));
      // The payer is redirected only to an app that the settings name.
      const app = new URL(request.url).searchParams.get('app') ?? '';
      return new Response(null, {
        status: 303,
        headers: {
          location: `${backend.webOrigins.has(app) ? app : ''}/checkout?paymentId=${encodeURIComponent(id)}`,
          'cache-control': 'no-store',
        },
      });
    },

    payuWebhook: async ({ rawBody }) => {
      await payu.receive(Object.fromEntries(new URLSearchParams(rawBody)));
      return { status: 'ok' };
    },
  });
};
