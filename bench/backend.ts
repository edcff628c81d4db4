import { readFile } from 'node:fs/promises';
import { cheapEnvironment, memoryStorage, startStandalone } from '@seatwise/mock-server/standalone';
import { signIn } from './clients.ts';

export interface Backend {
  readonly origin: string;
  readonly user: Awaited<ReturnType<typeof signIn>>['user'];
  readonly close: () => Promise<void>;
}

/** Starts the backend with the official seats, repeated up to a number, and signs a user in. */
export const startBackend = async (seats: number, webRoot = 'nowhere'): Promise<Backend> => {
  const { backend, port, close } = await startStandalone({
    port: 0,
    host: '127.0.0.1',
    control: false,
    webRoot,
    storage: memoryStorage(),
    extract: true,
    environment: cheapEnvironment((url) => readFile(url)),
  });
  const { reference } = backend;
  const given = reference.seats;
  const repeated = Array.from({ length: seats }, (_, index) =>
    Object.assign({}, given[index % given.length], { id: index + 1 }),
  );
  reference.use({ ...reference.inForce, seats: repeated });
  const origin = `http://127.0.0.1:${port}`;
  const { user } = await signIn(origin, 'premium');
  return { origin, user, close };
};
