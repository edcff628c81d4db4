import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { cheapEnvironment, memoryStorage, startStandalone } from '@seatwise/mock-server/standalone';
import type { WriteSecret } from './teamSettings.ts';

const cardKey = 'rzp_test_SeatwiseMock01';

/** Starts the providers as separate servers; a test can act between a request and its answer. */
export const startProviders = async () => {
  const mock = await startStandalone({
    port: 0,
    host: '127.0.0.1',
    control: false,
    webRoot: 'nowhere',
    storage: memoryStorage(),
    extract: true,
    environment: cheapEnvironment((url) => readFile(url)),
  });
  const origin = `http://127.0.0.1:${mock.port}`;
  const { db } = mock.backend;
  let beforeAnswer: (() => Promise<void>) | undefined;
  const api = createServer((request, response) => {
    void (async () => {
      const isAsked = request.method !== 'GET';
      const answer = await fetch(`${origin}/simulators/razorpay${request.url}`, {
        method: request.method!,
        headers: {
          authorization: request.headers.authorization ?? '',
          'content-type': request.headers['content-type'] ?? '',
        },
        ...(isAsked && { body: await text(request) }),
      });
      const act = isAsked ? beforeAnswer : undefined;
      beforeAnswer = undefined;
      await act?.();
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(await answer.text());
    })();
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const secretOf = (name: string) => String(db.settings.get(`secret:${name}`)!.value);
  return {
    origin,
    cardKey,
    webhookSecret: secretOf('cardWebhook'),
    /** The settings that a server needs to sell plans through these providers. */
    settings: (secret: WriteSecret): NodeJS.ProcessEnv => ({
      SEATWISE_PLANS: 'on',
      VITE_CARD_KEY: cardKey,
      SEATWISE_CARD_API: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      SEATWISE_CARD_KEY_FILE: secret('card-key', `${cardKey}:${secretOf('cardKey')}`),
      SEATWISE_CARD_WEBHOOK_FILE: secret('card-webhook', secretOf('cardWebhook')),
      SEATWISE_PAYU_PAGE: `${origin}/simulators/payu/_payment`,
      SEATWISE_PAYU_API: `${origin}/simulators/payu/merchant/postservice`,
      SEATWISE_PAYU_KEY_FILE: secret('payu-key', `SeatWz:${secretOf('secondSalt')}`),
    }),
    cardOrders: () => db.razorpayOrders.all(),
    post: (path: string, body: URLSearchParams | string): Promise<Response> =>
      fetch(`${origin}/simulators/${path}`, {
        method: 'POST',
        body,
        ...(typeof body === 'string' && { headers: { 'content-type': 'application/json' } }),
      }),
    /** Runs `act` after the provider has made the next order and before it answers the shop. */
    meanwhile: (act: () => Promise<void>): void => void (beforeAnswer = act),
    close: async (): Promise<void> => {
      api.close();
      await mock.close();
    },
  };
};

export type Providers = Awaited<ReturnType<typeof startProviders>>;
