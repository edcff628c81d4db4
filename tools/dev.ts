/** `pnpm dev`: runs the mock server on 4000 and Vite with hot reload on 5173, until either ends. */
import { spawn } from 'node:child_process';

const commands = [
  ['node', ['--watch', 'apps/mock-server/src/hosts/main.ts', '--control']],
  ['vite', ['apps/web', '--config', 'apps/web/vite.config.ts']],
] as const;

const children = commands.map(([command, args]) => spawn(command, args, { stdio: 'inherit' }));
for (const child of children)
  child.once('exit', (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 0;
  });
