import { existsSync, globSync, readFileSync } from 'node:fs';
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
