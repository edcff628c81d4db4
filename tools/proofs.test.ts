import { existsSync, globSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from './proofs/catalogue.ts';

const rows = readCatalogue('docs/spec/security.md');
const criteria = readCatalogue('docs/accessibility.md');

describe('the catalogue of pnpm security', () => {
  it('holds the 36 rows of the checklist, and the attacks, each once', () => {
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.startsWith('SEC-'))).toEqual(
      Array.from({ length: 36 }, (_, index) => `SEC-${String(index + 1).padStart(2, '0')}`),
    );
    expect(ids.filter((id) => id.startsWith('ATK-')).length).toBeGreaterThan(20);
  });

  it.each([...rows, ...criteria])('$id names tests that are there', ({ proofs }) => {
    for (const { file, title } of proofs) {
      expect(existsSync(file), file).toBe(true);
      expect(readFileSync(file, 'utf8'), `${file} › ${title}`).toContain(title);
    }
  });
});

describe('the catalogue of pnpm a11y', () => {
  it('holds the 31 criteria of level A and the 24 of AA, each with a proof', () => {
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(55);
    const text = readFileSync('docs/accessibility.md', 'utf8');
    expect(text.match(/^\| \d\.\d\.\d+ .*\(A\)/gm)).toHaveLength(31);
    expect(text.match(/^\| \d\.\d\.\d+ .*\(AA\)/gm)).toHaveLength(24);
    for (const { id, proofs, rules, manual } of criteria)
      expect(proofs.length + rules.length > 0 || manual !== undefined, id).toBe(true);
  });

  it('names rules of axe that examine the criterion', () => {
    for (const { id, rules } of criteria)
      for (const rule of rules)
        expect(
          axe.getRules([`wcag${id.replaceAll('.', '')}`]).map(({ ruleId }) => ruleId),
          id,
        ).toContain(rule);
  });

  it('plays no sound or film, and listens to no shake, tilt, pinch or single letter', () => {
    const sources = globSync('{apps/web,packages/ui,packages/flows}/src/**/*.{ts,tsx}');
    expect(sources.length).toBeGreaterThan(500);
    const needs =
      /<(audio|video)\b|new Audio\(|devicemotion|deviceorientation|gesturestart|touches\.length|accessKey|key === '[a-z]'/;
    expect(sources.filter((file) => needs.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

/** The rows of what a document says holds, by their third cell. */
const promisesOf = (document: string): readonly (readonly [row: string, proof: string])[] =>
  readFileSync(document, 'utf8')
    .split(/^\| what(?: holds)? +\| how +\| proven in +\|\n.+\n/m)
    .slice(1)
    .flatMap((table) => table.split('\n\n')[0]!.trim().split('\n'))
    .map((row) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '').trim()))
    .map(([row = '', , proof = '']) => [row, proof]);

describe.each(['docs/security.md', 'docs/reliability.md'])('%s', (document) => {
  const tests = globSync('{apps,packages,tools,.storybook}/**/*.{test,spec,stories}.{ts,tsx}', {
    exclude: (name) => name === 'node_modules',
  });

  it.each(promisesOf(document))('«%s» names a proof that is there', (_, proof) => {
    const named = [...proof.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) {
      const [, script] = /^pnpm test:cluster (\w+)$/.exec(name) ?? [];
      if (script) expect(existsSync(`tools/cluster/testing/${script}.ts`), name).toBe(true);
      if (/\.(?:test|spec|stories)\.tsx?$/.test(name))
        expect(tests.filter((file) => matchesGlob(`/${file}`, `**/${name}`)).length, name).not.toBe(
          0,
        );
    }
  });
});

describe('the supply chain', () => {
  const workspace = readFileSync('pnpm-workspace.yaml', 'utf8');
  const lockfile = readFileSync('pnpm-lock.yaml', 'utf8');

  it('runs the install scripts of two packages, by name, and of no other', () => {
    const [, allowed = ''] = /^allowBuilds:\n((?: {2}.+\n)+)/m.exec(workspace) ?? [];
    expect(allowed.trim().split(/\n\s+/)).toEqual(['node: true', 'esbuild: true']);
    expect(workspace).not.toContain('dangerouslyAllowAllBuilds');
  });

  it('locks every package with its hash, and none with a known fault', () => {
    const packages = [...lockfile.matchAll(/^ {4}resolution: \{(.+)\}$/gm)];
    expect(packages.length).toBeGreaterThan(300);
    for (const [, resolution] of packages) expect(resolution).toContain('integrity: sha512-');
    // SheetJS left the registry; its last version there has known faults.
    expect(lockfile).not.toMatch(/^ {2}xlsx@/m);
  });
});
