import { getResponse } from 'msw';
import { http } from 'msw/http';
import { setupServer } from 'msw/node';
import { createBackend, type BackendOptions } from '../backend.ts';
import { socketHandler } from '../areas/chat/mockedSocket.ts';
import { createHandlers } from '../handlers.ts';
import { startJobs } from '../hosts/jobs.ts';

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
  const stopJobs = startJobs(backend);
  const close = async (): Promise<void> => {
    await stopJobs();
    server.close();
  };
  return { backend, close };
};
