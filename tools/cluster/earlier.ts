import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const run = (program: string, args: readonly string[], cwd = '.', input?: Buffer): Buffer =>
  execFileSync(program, args, {
    cwd,
    input,
    maxBuffer: 2 ** 30,
    stdio: ['pipe', 'pipe', 'inherit'],
  });

/**
 * The server of an earlier commit in a folder, with its own packages. The server needs no build,
 * and serves the app that is built here.
 */
export const releaseOf = (commit: string, folder: string): string => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  run('tar', ['-x'], folder, run('git', ['archive', commit]));
  const install = 'install --prefer-offline --frozen-lockfile --ignore-scripts --filter';
  run('npx', ['--yes', 'pnpm@12', ...install.split(' '), '@seatwise/server...'], folder);
  for (const built of ['apps/web/dist', 'apps/web/dist-server'])
    symlinkSync(resolve(built), join(folder, built));
  return folder;
};
