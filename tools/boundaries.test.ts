import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'seatwise-boundaries-'));
afterAll(() => rmSync(folder, { recursive: true }));
const room = path.join(folder, 'packages/flows/src/login');
mkdirSync(path.join(folder, 'apps'), { recursive: true });
mkdirSync(room, { recursive: true });

const check = (line: string) => {
  writeFileSync(path.join(room, 'login.ts'), `${line}\n`);
  const script = fileURLToPath(new URL('boundaries.mjs', import.meta.url));
  return spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' }).status;
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
    ["import type { Role } from '@seatwise/api-client/contract/operation';"],
    ["import { x } from '../shared/index.ts';"],
    ["const later = () => import('./login.ts');"],
  ])('leaves a good one alone: %s', (line) => {
    expect(check(line)).toBe(0);
  });
});
