/**
 * The design system as others receive it: built, packed, and installed from its tarball into blank
 * apps outside this workspace.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const reports = resolve('.reports');
const tarball = join(reports, 'seatwise-ui.tgz');
export const blankApp = join(reports, 'blank-app');
export const nextApp = join(reports, 'next-app');

/** Runs a program and prints its output only if it fails. */
export const run = (program: string, args: readonly string[], cwd = '.'): string => {
  try {
    return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
};

const versionOf = (dependency: string): string => {
  const { version } = JSON.parse(
    readFileSync(`packages/ui/node_modules/${dependency}/package.json`, 'utf8'),
  ) as { version: string };
  return version;
};

/** Builds the design system and packs it. */
export const pack = (): void => {
  run('pnpm', ['--filter', '@seatwise/ui', 'build']);
  mkdirSync(reports, { recursive: true });
  run('pnpm', ['--filter', '@seatwise/ui', 'pack', '--out', tarball]);
};

/** Installs the tarball, React and other packages in a copy of an app that has no package file. */
export const installIn = (
  app: string,
  source: string,
  others: Readonly<Record<string, string>>,
): void => {
  rmSync(app, { recursive: true, force: true });
  cpSync(source, app, { recursive: true });
  const needed = ['react', 'react-dom', '@types/node', '@types/react', '@types/react-dom'];
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({
      name: 'blank-app',
      private: true,
      type: 'module',
      dependencies: {
        '@seatwise/ui': `file:${tarball}`,
        ...Object.fromEntries(needed.map((name) => [name, versionOf(name)])),
        ...others,
      },
    }),
  );
  run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], app);
};

export const installPacked = (): void => {
  pack();
  installIn(blankApp, 'tools/blankApp', { vite: versionOf('vite') });
};
