import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startProviders } from '../../apps/server/src/testing/providers.ts';
import { startSmtpSink, type TakenMail } from '../../apps/server/src/testing/smtpSink.ts';
import { secretsIn, teamSettings } from '../../apps/server/src/testing/teamSettings.ts';
import { freePort } from '../freePort.ts';
import { startNginx } from './nginx.ts';
import { createPostgres, type Postgres } from './postgres.ts';

interface Ports {
  readonly port: number;
  readonly database: ReturnType<Postgres['settings']>;
  readonly metricsPort: number;
}

/** A server that can be killed and started again, as systemd does. */
export interface Instance {
  readonly origin: string;
  readonly port: number;
  process(): ChildProcess;
  isReady(): Promise<boolean>;
  /** All that it counts, as Prometheus reads it. */
  counts(): Promise<string>;
  /** What it counts under a name, such as `seatwise_sockets`. */
  count(name: string): Promise<number>;
  kill(signal: NodeJS.Signals): Promise<void>;
  /** @default the release that it ran before */
  start(release?: string): void;
}

const isReady = async (origin: string): Promise<boolean> => {
  const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
  return answer?.status === 200;
};

/** The program that runs as an instance, and its settings without its address and data. */
interface Host {
  /** The folder of the release. */
  readonly release: string;
  readonly main: string;
  readonly settings: NodeJS.ProcessEnv;
}

const teamMain = 'apps/server/src/main.ts';

const createInstance = ({ release, main, settings }: Host, ports: Ports): Instance => {
  const { port, database, metricsPort } = ports;
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...settings,
    ...database,
    PORT: String(port),
    SEATWISE_METRICS: String(metricsPort),
    SEATWISE_TRUSTED_PROXY: '127.0.0.1',
  };
  let child: ChildProcess;
  let running = release;
  const start = (next = running): void => {
    running = next;
    // The sizes of the heap are those of the systemd unit.
    const args = ['--max-old-space-size=768', '--max-semi-space-size=4', main];
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    child = spawn(process.execPath, args, { cwd: running, env, stdio: [...stdio] });
  };
  start();
  const counts = async (): Promise<string> =>
    (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return {
    origin,
    port,
    process: () => child,
    start,
    isReady: () => isReady(origin),
    counts,
    count: async (name) =>
      Number(new RegExp(`^${name}(?:\\{.*\\})? (\\d+)$`, 'm').exec(await counts())![1]),
    kill: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
};

const until = async (name: string, isTrue: () => Promise<boolean>): Promise<void> => {
  const end = performance.now() + 120_000;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`${name} does not get ready`);
    await delay(100);
  }
};

/**
 * Waits until all instances are ready, restarting any that a slow database ended, as systemd does.
 */
export const untilReady = async (instances: readonly Instance[]): Promise<void> => {
  for (const instance of instances)
    await until(instance.origin, async () => {
      if (instance.process().exitCode !== null) instance.start();
      return instance.isReady();
    });
};

interface Options {
  readonly count?: number;
  readonly port?: number | undefined;
  /** The port that the first instance uses to reach the database at the given port. */
  readonly wayTo?: (databasePort: number) => Promise<number>;
}

/** Starts PostgreSQL, several instances and nginx in a scratch folder that is removed with them. */
const assemble = async (
  { count = 3, port, wayTo = async (databasePort) => databasePort }: Options,
  prepare: (folder: string, origin: string) => Host,
) => {
  const folder = mkdtempSync(join(tmpdir(), 'seatwise-cluster-'));
  // The database's user must be able to pass through the folder.
  chmodSync(folder, 0o711);
  const databasePort = await freePort();
  const postgres = await createPostgres(join(folder, 'postgres'), databasePort);
  const ends: (() => void)[] = [];
  /** Leaves nothing running if a proof fails. */
  const endAll = (): void => {
    for (const end of ends) end();
    postgres.end();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', endAll);
  const front = port ?? (await freePort());
  const origin = `http://127.0.0.1:${front}`;
  const host = prepare(folder, origin);
  const firstWay = await wayTo(databasePort);
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const instances = await Promise.all(
    ports.map(async (each, index) =>
      createInstance(host, {
        port: each,
        database: postgres.settings(index === 0 ? firstWay : databasePort),
        metricsPort: await freePort(),
      }),
    ),
  );
  ends.push(...instances.map((instance) => () => void instance.process().kill('SIGKILL')));
  await untilReady(instances);
  const nginx = startNginx(join(folder, 'nginx'), resolve('apps/web/dist'), front, ports);
  // Killed, it could not end its workers, which would keep the output of the proof open.
  ends.push(() => void nginx.kill('SIGTERM'));
  await until(origin, () => isReady(origin));
  return {
    settings: host.settings,
    folder,
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

/** Lifts the limits per network address, because all clients of a proof share one. */
const unlimited = Object.fromEntries(
  ['SIGN_IN', 'SIGN_UP', 'CODE'].map((name) => [`SEATWISE_${name}_LIMIT`, '1000000']),
);

const firstAdmin = 'head@college.test';

/** The path that sets the password of the first administrator, as `pnpm server:admin` prints it. */
const addAdmin = async (cwd: string, env: NodeJS.ProcessEnv): Promise<string> => {
  const args = [teamMain, '--admin', firstAdmin];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd, env });
  return /\/login\?reset#\S+/.exec(stdout)![0];
};

interface TeamOptions extends Options {
  /** The folder of the release that the instances begin with. @default this one */
  readonly release?: string;
  /** @default no plan is on sale */
  readonly withPlans?: boolean;
  readonly onMail?: (mail: TakenMail) => void;
}

/**
 * A cluster of the shipped server for a team, without sample accounts and control surface. Mails
 * reach a sink in this process; plans are paid at the simulators, which run as a separate server.
 */
export const startCluster = async ({
  release = '.',
  withPlans = false,
  onMail = () => {},
  ...options
}: TeamOptions = {}) => {
  const sink = await startSmtpSink({}, 0, onMail);
  const providers = withPlans ? await startProviders() : undefined;
  const cluster = await assemble(options, (folder, origin) => {
    const secret = secretsIn(folder);
    return {
      release,
      main: teamMain,
      settings: {
        ...teamSettings(secret, sink),
        ...providers?.settings(secret),
        ...unlimited,
        VITE_SITE_URL: origin,
      },
    };
  });
  const { settings, postgres } = cluster;
  const adminPath = await addAdmin(release, { ...settings, ...postgres.settings() });
  return {
    ...cluster,
    adminPath,
    sink,
    providers,
    stop: async () => {
      await cluster.stop();
      await sink.close();
      await providers?.close();
    },
  };
};

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** A cluster of the mock, for what needs its sample accounts or its control surface. */
export const startMockCluster = (settings: NodeJS.ProcessEnv = {}) =>
  assemble({}, () => ({
    release: '.',
    main: 'apps/mock-server/src/hosts/main.ts',
    settings: {
      ...process.env,
      SEATWISE_CONTROL: 'on',
      VITE_OPERATOR_NAME: 'Seatwise',
      ...settings,
    },
  }));
