import { setupWorker } from 'msw/browser';
import type { BackendOptions } from '../backend.ts';
import { socketHandler } from '../areas/chat/mockedSocket.ts';
import { memoryStorage } from '../db/storage.ts';
import { cheapEnvironment } from '../environment.ts';
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
  const worker = setupWorker(...createHandlers(backend), socketHandler(backend.chat));
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  startMockJobs(backend);
  return { backend, worker };
};
