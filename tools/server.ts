import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface MeasuredServer {
  readonly origin: string;
  /** Megabytes of memory that the process has. */
  readonly memory: () => number;
  readonly close: () => void;
}

const main = fileURLToPath(new URL('../apps/mock-server/src/hosts/main.ts', import.meta.url));

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the mock server as a process of its own, whose memory can be measured. */
export const startServer = async (settings: NodeJS.ProcessEnv): Promise<MeasuredServer> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [main], {
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), ...settings },
  });
  while (!(await answers(`${origin}/api/overview`))) await wait(100);
  return {
    origin,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1024,
    close: () => server.kill(),
  };
};
