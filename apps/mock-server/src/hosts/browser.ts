import { setupWorker } from 'msw/browser';
import { http } from 'msw/http';
import type { BackendOptions } from '@seatwise/backend/backend';
import { memoryStorage } from '@seatwise/backend/db/storage';
import { cheapEnvironment } from '@seatwise/backend/environment';
import { callRoots } from '@seatwise/backend/http/fallback';
import { createRouteTable } from '@seatwise/backend/http/routes';
import { socketHandler } from './mockedSocket.ts';
import { createMockBackend } from '../mockBackend.ts';
import { createHandlers } from '../mockHandlers.ts';
import { startMockJobs } from './mockJobs.ts';

/** Starts the backend inside a page's service worker, for the demo build and Storybook. */
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
