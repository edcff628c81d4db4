import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort.ts';

export interface MeasuredServer {
  readonly origin: string;
  readonly pid: number;
  /** The number of lines that the server has logged. */
  readonly logged: () => number;
  /** The address of the inspector, available only if node was started with one. */
  readonly inspector: () => string;
  /** The memory of the process in megabytes. */
  readonly memory: () => number;
  readonly close: () => void;
}

const main = fileURLToPath(new URL('../apps/mock-server/src/hosts/main.ts', import.meta.url));

const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the mock server as a separate process, so that its memory can be measured. */
export const startServer = async (
  settings: NodeJS.ProcessEnv,
  nodeOptions: readonly string[] = [],
): Promise<MeasuredServer> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [...nodeOptions, main, '--control'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), ...settings },
  });
  let lines = 0;
  let inspector = '';
  for (const output of [server.stdout, server.stderr])
    output.setEncoding('utf8').on('data', (text: string) => {
      lines += text.split('\n').length - 1;
      inspector ||= /ws:\S+/.exec(text)?.[0] ?? '';
    });
  while (!(await answers(`${origin}/api/overview`))) await wait(100);
  return {
    origin,
    pid: server.pid!,
    logged: () => lines,
    inspector: () => inspector,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1024,
    close: () => server.kill(),
  };
};
