import { callbacks as contract } from '@seatwise/api-client/contract/callbacks';
import type { HttpHandler } from 'msw/http';
import type { Backend } from '../../../backend.ts';
import { createCardPayments } from '../cardPayments.ts';
import { createPayuPayments } from '../payuPayments.ts';
import { handle } from '../../../http/handle.ts';

export const callbackHandlers = (backend: Backend): HttpHandler[] => {
  const card = createCardPayments(backend);
  const payu = createPayuPayments(backend);

  const cardWebhook = handle(backend, contract.cardWebhook, async ({ rawBody, request }) => ({
    status: await card.receiveWebhook({
      rawBody,
      signature: request.headers.get('x-razorpay-signature'),
      eventId: request.headers.get('x-razorpay-event-id'),
    }),
  }));

  const payuReturn = handle(backend, contract.payuReturn, async ({ rawBody, request }) => {
    const { id } = await payu.receive(Object.fromEntries(new URLSearchParams(rawBody)));
    // Only an app that the settings name is led back to.
    const app = new URL(request.url).searchParams.get('app') ?? '';
    return new Response(null, {
      status: 303,
      headers: {
        location: `${backend.webOrigins.has(app) ? app : ''}/checkout?paymentId=${encodeURIComponent(id)}`,
        'cache-control': 'no-store',
      },
    });
  });

  const payuWebhook = handle(backend, contract.payuWebhook, async ({ rawBody }) => {
    await payu.receive(Object.fromEntries(new URLSearchParams(rawBody)));
    return { status: 'ok' };
  });

  return [cardWebhook, payuReturn, payuWebhook];
};
