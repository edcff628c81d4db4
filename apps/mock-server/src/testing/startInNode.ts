import { http } from 'msw/http';
import { setupServer } from 'msw/node';
import { startMockJobs } from '../hosts/mockJobs.ts';
import { createRouteTable } from '@seatwise/backend/http/routes';
import { socketHandler } from '../hosts/mockedSocket.ts';
import { createMockBackend, type MockOptions } from '../mockBackend.ts';
import { createHandlers } from '../mockHandlers.ts';

export interface NodeOptions extends MockOptions {
  /** The origin whose calls the backend answers. */
  readonly origin: string;
}

/** Starts the backend inside a Node test, answering the test's own fetch and WebSocket. */
export const startInNode = async ({ origin, ...options }: NodeOptions) => {
  const backend = await createMockBackend(options);
  const answer = createRouteTable(createHandlers(backend));
  const server = setupServer(
    http.all(`${origin}/*`, ({ request }) => answer(request)),
    socketHandler(backend.chat),
  );
  server.listen({ onUnhandledFrame: 'bypass' });
  const stopJobs = startMockJobs(backend);
  const close = async (): Promise<void> => {
    await stopJobs();
    server.close();
  };
  return { backend, close };
};
