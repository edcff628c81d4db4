/**
 * Runs journeys of the browser suite against nginx in front of three instances of the mock, because
 * journeys use its sample accounts, inbox and scenarios.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startMockCluster } from '../cluster.ts';

// The lists that the journeys know.
const cluster = await startMockCluster({ SEATWISE_SAMPLES: 'on' });
const playwright = spawn('node_modules/.bin/playwright', ['test', '--grep=@smoke|@instances'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    SEATWISE_ORIGIN: cluster.origin,
    SEATWISE_INSTANCES: cluster.instances.map(({ origin }) => origin).join(),
  },
});
const [code] = (await once(playwright, 'exit')) as [number | null];
await cluster.stop();
process.exit(code ?? 1);
