import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../freePort.ts';
import { startNginx } from './nginx.ts';
import { addressOf, createPostgres, type Postgres } from './postgres.ts';

/** A server that is started again when it was killed, as systemd does. */
export interface Instance {
  readonly origin: string;
  readonly port: number;
  process(): ChildProcess;
  isReady(): Promise<boolean>;
  kill(signal: NodeJS.Signals): Promise<void>;
  start(): void;
}

const isReady = async (origin: string): Promise<boolean> => {
  const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
  return answer?.status === 200;
};

const createInstance = (port: number, databasePort: number): Instance => {
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    SEATWISE_DATA: addressOf(databasePort),
    SEATWISE_TRUSTED_PROXY: '127.0.0.1',
    SEATWISE_CONTROL: 'on',
    VITE_OPERATOR_NAME: 'Seatwise',
  };
  let child: ChildProcess;
  const start = (): void => {
    // The small young generation is that of the systemd unit.
    const args = ['--max-semi-space-size=4', 'apps/mock-server/src/hosts/main.ts'];
    child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  start();
  return {
    origin,
    port,
    process: () => child,
    start,
    isReady: () => isReady(origin),
    kill: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
};

export interface Cluster {
  readonly origin: string;
  readonly postgres: Postgres;
  readonly instances: readonly Instance[];
  stop(): Promise<void>;
}

export const untilReady = async (
  instances: readonly Pick<Instance, 'origin' | 'isReady'>[],
): Promise<void> => {
  const end = performance.now() + 120_000;
  for (const instance of instances)
    while (!(await instance.isReady())) {
      if (performance.now() > end) throw new Error(`${instance.origin} does not get ready`);
      await delay(100);
    }
};

/** PostgreSQL, several instances and nginx, in a scratch folder that goes with them. */
export const startCluster = async ({
  count = 3,
  port = undefined as number | undefined,
  /** Where the first instance reaches the database that the others reach at this port. */
  wayTo = async (databasePort: number): Promise<number> => databasePort,
} = {}): Promise<Cluster> => {
  const folder = mkdtempSync(join(tmpdir(), 'seatwise-cluster-'));
  // The database's user passes through it.
  chmodSync(folder, 0o711);
  const databasePort = await freePort();
  const postgres = await createPostgres(join(folder, 'postgres'), databasePort);
  const firstWay = await wayTo(databasePort);
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const instances = ports.map((each, index) =>
    createInstance(each, index === 0 ? firstWay : databasePort),
  );
  await untilReady(instances);
  const front = port ?? (await freePort());
  const nginx = startNginx(join(folder, 'nginx'), resolve('apps/web/dist'), front, ports);
  const origin = `http://127.0.0.1:${front}`;
  await untilReady([{ origin, isReady: () => isReady(origin) }]);
  /** Nothing stays behind where a proof fails. */
  const endAll = (): void => {
    nginx.kill('SIGTERM');
    for (const instance of instances) instance.process().kill('SIGKILL');
    postgres.end();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', endAll);
  return {
    origin,
    postgres,
    instances,
    stop: async () => {
      process.off('exit', endAll);
      const gone = once(nginx, 'exit');
      nginx.kill('SIGQUIT');
      await Promise.all(instances.map((instance) => instance.kill('SIGTERM')));
      nginx.kill('SIGTERM');
      await gone;
      await postgres.stop('fast');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
