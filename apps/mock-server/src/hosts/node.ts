import { getResponse } from 'msw';
import { http } from 'msw/http';
import { setupServer } from 'msw/node';
import { createBackend, type BackendOptions } from '../backend.ts';
import { socketHandler } from '../areas/chat/mockedSocket.ts';
import { createHandlers } from '../handlers.ts';
import { startPaymentJob } from './paymentJob.ts';

export interface NodeOptions extends BackendOptions {
  /** Whose calls it answers. */
  readonly origin: string;
}

/** The backend inside a Node test: it answers what the test's own fetch and WebSocket ask. */
export const startInNode = async ({ origin, ...options }: NodeOptions) => {
  const backend = await createBackend(options);
  const handlers = createHandlers(backend);
  const server = setupServer(
    http.all(`${origin}/*`, ({ request }) => getResponse(handlers, request, { baseUrl: origin })),
    socketHandler(backend.chat),
  );
  server.listen({ onUnhandledFrame: 'bypass' });
  const stopPayments = startPaymentJob(backend);
  const close = async (): Promise<void> => {
    await stopPayments();
    server.close();
  };
  return { backend, close };
};
