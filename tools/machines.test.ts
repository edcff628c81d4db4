import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

const home = 'packages/flows/src';
const read = (file: string): string => readFileSync(file, 'utf8');

it('every machine is examined by its model, and all of them by 100,000 random events', () => {
  const machines = globSync(`${home}/**/*Machine.ts`).map((file) => basename(file, '.ts'));
  const tests = globSync(`${home}/**/*.test.ts`).map(read).join('\n');
  const examined = [...tests.matchAll(/behavesAsModelled\(\{\s*machine: (\w+)/g)];
  expect(new Set(examined.map(([, name]) => name))).toEqual(new Set(machines));

  const [, each = ''] = /randomEvents = ([\d_]+);/.exec(read(`${home}/testing/behaves.ts`)) ?? [];
  expect(machines.length * Number(each.replaceAll('_', ''))).toBeGreaterThanOrEqual(100_000);
});
