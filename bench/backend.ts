import { readFile } from 'node:fs/promises';
import { createApiClient } from '@seatwise/api-client';
import { accounts } from '@seatwise/api-client/contract/accounts';
import {
  createClock,
  memoryStorage,
  secureBytes,
  startStandalone,
} from '@seatwise/mock-server/standalone';

/** Starts the backend with a number of seats, and signs a user in. */
export const startBackend = async (seats: number, webRoot = 'nowhere', mailbox = 'premium') => {
  const { backend, port, close } = await startStandalone({
    port: 0,
    host: '127.0.0.1',
    control: false,
    webRoot,
    storage: memoryStorage(),
    seats,
    environment: {
      clock: createClock(),
      randomBytes: secureBytes,
      passwordRounds: 1,
      slowness: 0,
      log: () => {},
      readAsset: (url) => readFile(url),
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  const visitor = createApiClient({
    baseUrl: origin,
    session: { token: () => undefined, expired: () => false, onExpired: () => {} },
  });
  const user = await visitor
    .area(accounts)
    .login({ rollnumberOrEmail: `${mailbox}@seatwise.test`, password: 'Seatwise@123' });
  return { origin, user, db: backend.db, close };
};

export type Backend = Awaited<ReturnType<typeof startBackend>>;
