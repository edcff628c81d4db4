import { setupWorker } from 'msw/browser';
import { http } from 'msw/http';
import type { BackendOptions } from '../backend.ts';
import { memoryStorage } from '../db/storage.ts';
import { cheapEnvironment } from '../environment.ts';
import { callRoots } from '../http/fallback.ts';
import { createRouteTable } from '../http/routes.ts';
import { socketHandler } from './mockedSocket.ts';
import { createMockBackend } from '../mockBackend.ts';
import { createHandlers } from '../mockHandlers.ts';
import { startMockJobs } from './mockJobs.ts';

/** The backend inside a page's service worker: the demo build and Storybook. */
export const startInBrowser = async (options: Pick<BackendOptions, 'extract'> = {}) => {
  const backend = await createMockBackend({
    ...options,
    storage: memoryStorage(),
    // A demo's passwords protect nothing, and each page load would pay for their rounds.
    environment: cheapEnvironment(async (url) => (await fetch(url)).bytes()),
  });
  const answer = createRouteTable(createHandlers(backend));
  const calls = [...callRoots, '__mock'].flatMap((root) =>
    [`/${root}`, `/${root}/*`].map((path) => http.all(path, ({ request }) => answer(request))),
  );
  const worker = setupWorker(...calls, socketHandler(backend.chat));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  startMockJobs(backend);
  return { backend, worker };
};
