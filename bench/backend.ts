import { readFile } from 'node:fs/promises';
import { cheapEnvironment, memoryStorage, startStandalone } from '@seatwise/mock-server/standalone';
import { signIn } from './clients.ts';

export interface Backend {
  readonly origin: string;
  readonly user: Awaited<ReturnType<typeof signIn>>['user'];
  readonly close: () => Promise<void>;
}

/** Starts the backend with a number of seats, and signs a user in. */
export const startBackend = async (seats: number, webRoot = 'nowhere'): Promise<Backend> => {
  const { port, close } = await startStandalone({
    port: 0,
    host: '127.0.0.1',
    control: false,
    webRoot,
    storage: memoryStorage(),
    samples: { seats },
    environment: cheapEnvironment((url) => readFile(url)),
  });
  const origin = `http://127.0.0.1:${port}`;
  const { user } = await signIn(origin, 'premium');
  return { origin, user, close };
};
