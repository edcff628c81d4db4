import { readFile } from 'node:fs/promises';
import { createApiClient, type AnswerOf } from '@seatwise/api-client';
import { accounts } from '@seatwise/api-client/contract/accounts';
import {
  createClock,
  memoryStorage,
  secureBytes,
  startStandalone,
} from '@seatwise/mock-server/standalone';

export interface Backend {
  readonly origin: string;
  readonly user: AnswerOf<(typeof accounts)['login']>;
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
    .login({ rollnumberOrEmail: 'premium@seatwise.test', password: 'Seatwise@123' });
  return { origin, user, close };
};
