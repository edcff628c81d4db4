import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

mkdirSync('.reports', { recursive: true });
/** A copy of the sources, whose dependencies are those of the workspace. */
const copy = path.resolve(mkdtempSync('.reports/new-'));
afterAll(() => rmSync(copy, { recursive: true }));

for (const file of [
  'packages/ui/src',
  'packages/ui/tsconfig.json',
  'apps/web/src',
  'apps/web/tsconfig.json',
  'tsconfig.base.json',
  '.storybook/examples',
])
  cpSync(file, path.join(copy, file), { recursive: true });
for (const folder of ['packages/ui', 'apps/web'])
  symlinkSync(path.resolve(folder, 'node_modules'), path.join(copy, folder, 'node_modules'));
for (const folder of [
  'packages/api-client',
  'packages/flows',
  'packages/sample-data',
  'apps/mock-server',
])
  symlinkSync(path.resolve(folder), path.join(copy, folder));

const run = (program: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
};
const node = (script: string, ...args: readonly string[]) =>
  run(process.execPath, path.resolve('tools', script), ...args);
const compile = (folder: string) =>
  run('tsc', '-p', folder, '--noEmit', '--composite', 'false', '--emitDeclarationOnly', 'false');

const timeout = 180_000;

describe('pnpm new', () => {
  it('writes a component that compiles and has all that a component needs', { timeout }, () => {
    expect(node('new.ts', 'component', 'RoundCard')).toMatchObject({ status: 0 });
    expect(compile('packages/ui')).toEqual({ status: 0, output: '' });
    expect(node('components.mjs').output).toMatch(/problems: 0\n$/);
  });

  it('writes a screen that compiles, with its page', { timeout }, () => {
    expect(node('new.ts', 'screen', 'SeatAlerts')).toMatchObject({ status: 0 });
    expect(compile('apps/web')).toEqual({ status: 0, output: '' });
    expect(node('boundaries.mjs').output).toMatch(/ 0 wrong imports\n$/);
  });

  it('leaves alone what exists', () => {
    const { status, output } = node('new.ts', 'component', 'Button');
    expect(status).toBe(1);
    expect(output).toBe('packages/ui/src/components/Button/Button.tsx exists already\n');
  });
});
