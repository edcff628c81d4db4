import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCatalogue } from './security/catalogue.ts';

const rows = readCatalogue();

describe('the catalogue of pnpm security', () => {
  it('holds the 36 rows of the checklist, and the attacks, each once', () => {
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.startsWith('SEC-'))).toEqual(
      Array.from({ length: 36 }, (_, index) => `SEC-${String(index + 1).padStart(2, '0')}`),
    );
    expect(ids.filter((id) => id.startsWith('ATK-')).length).toBeGreaterThan(20);
  });

  it.each(rows)('$id names tests that are there', ({ proofs }) => {
    for (const { file, title } of proofs) {
      expect(existsSync(file), file).toBe(true);
      expect(readFileSync(file, 'utf8'), `${file} › ${title}`).toContain(title);
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
    // SheetJS left the registry with faults in its last version there.
    expect(lockfile).not.toMatch(/^ {2}xlsx@/m);
  });
});
