import { readFile } from 'node:fs/promises';
import { memoryStorage } from '@seatwise/backend/db/storage';
import { cheapEnvironment } from '@seatwise/backend/environment';
import { startStandalone } from '../hosts/standalone.ts';

/** The port to which the proxy in vitest.config.ts forwards. */
const testServerPort = 4199;

/** Vitest's global setup: one server for all browser tests. */
export default async (): Promise<() => Promise<void>> => {
  const { close } = await startStandalone({
    port: testServerPort,
    host: '127.0.0.1',
    control: true,
    webRoot: 'nowhere',
    storage: memoryStorage(),
    environment: cheapEnvironment((url) => readFile(url)),
  });
  return close;
};
