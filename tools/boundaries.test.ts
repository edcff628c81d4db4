import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'seatwise-boundaries-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const root of ['packages', 'apps']) mkdirSync(path.join(folder, root));

const check = (line: string, room = 'packages/flows/src/login') => {
  const file = path.join(folder, room, 'login.ts');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${line}\n`);
  const script = fileURLToPath(new URL('boundaries.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  rmSync(file);
  return status;
};

describe('boundaries', () => {
  it.each([
    ["import { x } from '@seatwise/ui';"],
    ['import { x } from "@seatwise/ui";'],
    ["export * from '../../../ui/src/index.ts';"],
    ["const later = () => import('@seatwise/ui');"],
    ['const later = () => import(`@seatwise/ui/${name}`);'],
    ['const later = () => import(`../../../ui/src/${name}.ts`);'],
    ['const later = () => import(\n  `@seatwise/ui`,\n);'],
  ])('finds a way into another room: %s', (line) => {
    expect(check(line)).toBe(1);
  });

  it.each([
    ['http', '../areas/chat/chat.ts'],
    ['security', '../http/handle.ts'],
    ['areas/prediction', '../choices/outlooks.ts'],
  ])('lets no folder of the server import back: %s', (room, file) => {
    const folderOfServer = `packages/backend/src/${room}`;
    expect(check(`import { x } from '${file}';`, folderOfServer)).toBe(1);
    expect(check(`import { x } from './x.ts';`, folderOfServer)).toBe(0);
  });

  it.each([
    ['apps/web/src/lib', '@seatwise/backend'],
    ['apps/web/src/screens/public/Login', '../../../../../../packages/backend/src/backend.ts'],
    ['apps/web/src/services', '@seatwise/conformance'],
    ['apps/mock-server/src/hosts', '@seatwise/ui'],
  ])('keeps each app to its packages: %s does not import %s', (room, file) => {
    expect(check(`import { x } from '${file}';`, room)).toBe(1);
    expect(check("import { x } from '@seatwise/api-client/answer';", room)).toBe(0);
  });

  it('finds the way from an entry to what it may not reach, however long', () => {
    const write = (file: string, text: string): void => {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    const server = path.join(folder, 'apps/server');
    const mock = 'apps/mock-server';
    const backend = 'packages/backend';
    write(`${backend}/package.json`, '{ "exports": { ".": "./src/hosts/parts.ts" } }');
    write(`${mock}/package.json`, '{ "exports": { "./inbox": "./src/mock/inbox.ts" } }');
    write('apps/server/src/main.ts', "import { x } from '@seatwise/backend';\n");
    write(`${mock}/src/mock/inbox.ts`, 'export const x = 1;\n');
    write(`${backend}/src/hosts/parts.ts`, 'export const x = 1;\n');
    expect(check('')).toBe(0);
    write('apps/server/src/main.ts', "import { x } from './jobs.ts';\n");
    write('apps/server/src/jobs.ts', "export { x } from '@seatwise/mock-server/inbox';\n");
    expect(check('')).toBe(1);
    for (const made of [server, ...[mock, backend].map((name) => path.join(folder, name))])
      rmSync(made, { recursive: true });
  });

  it.each([
    ["import type { Role } from '@seatwise/api-client/contract/operation';"],
    ["import { x } from '../shared/index.ts';"],
    ["const later = () => import('./login.ts');"],
  ])('leaves a good one alone: %s', (line) => {
    expect(check(line)).toBe(0);
  });
});
