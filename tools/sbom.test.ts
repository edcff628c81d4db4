import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inventoryOf, shipped } from './sbom.ts';

it.each(shipped)(
  'BEY-SEC-02 %s ships packages of allowed licences alone, each by version and checksum',
  (part) => {
    const { bom, others, refused } = inventoryOf(part);
    expect(refused).toEqual([]);
    expect(others.map(({ name }) => name)).toContain(part === 'ui' ? 'react' : 'zod');
    for (const { purl, externalReferences = [] } of others) {
      expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/);
      expect(externalReferences[0]?.hashes?.[0]?.content).toMatch(/^[\da-f]{128}$/);
    }
    expect(inventoryOf(part).bom).toEqual(bom);
  },
);

it('BEY-SEC-02 what the app imports is in its inventory', () => {
  const names = new Set(
    inventoryOf('web').others.map(({ group, name }) => (group ? `${group}/${name}` : name)),
  );
  const sources = globSync('apps/web/src/**/*.{ts,tsx}')
    .filter((file) => !/\.(test|stories)\.|\/testing\/|demo\.ts/.test(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/^import (?!type).*?from '(@?[\w-]+)(\/[\w-]+)?/gm),
      ),
    )
    .map(([, first = '', rest = '']) => (first.startsWith('@') ? first + rest : first))
    // SheetJS is installed under its former npm name.
    .map((source) => (source === 'xlsx' ? '@e965/xlsx' : source))
    // Virtual modules are created by the build.
    .filter((source) => !source.startsWith('@seatwise') && source !== 'virtual');
  expect(sources).toContain('react-router-dom');
  for (const source of new Set(sources)) expect([...names], source).toContain(source);
});

it('BEY-SEC-02 each action of the workflows is pinned by its commit', () => {
  const uses = globSync('.github/workflows/*.yml').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/uses: (\S+)/g), ([, action = '']) => action),
  );
  expect(uses.length).toBeGreaterThan(0);
  for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40}$/);
});
