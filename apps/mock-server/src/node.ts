import { setupServer } from 'msw/node';
import { createBackend, type BackendOptions } from './backend.ts';
import { socketHandler } from './chat/worker.ts';
import { createHandlers } from './handlers/index.ts';

/** The backend inside a Node test: it answers what the test's own fetch and WebSocket ask. */
export const startInNode = async (options: BackendOptions) => {
  const backend = await createBackend(options);
  const server = setupServer(...createHandlers(backend), socketHandler(backend.chat));
  server.listen({ onUnhandledFrame: 'bypass' });
  return { backend, close: () => server.close() };
};
